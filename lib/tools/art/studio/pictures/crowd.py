"""Over three million users: a crowd of pawns, and a coin no taller than they are among them."""

import math

from shapes import put

# Rows from the front: how far back, how many people, how wide, how tall.
ROWS = ((-0.35, 4, 1.75, 1.6), (0.55, 5, 2.0, 1.75), (1.5, 4, 1.7, 2.0), (2.45, 5, 2.1, 2.15))
ROLES = ('ink', 'white', 'print', 'ink', 'print', 'ink', 'spark', 'white', 'print', 'white', 'print', 'ink', 'white',
         'print', 'ink', 'white', 'print', 'ink')


def build(props):
    roles = iter(ROLES)
    for y, people, spread, height in ROWS:
        for i in range(people):
            across = 2 * i / (people - 1) - 1
            sway = 0.07 * math.sin(5.3 * i + 2.1 * y)
            put(props.person(next(roles), height + sway), spread * across + sway, y - 0.25 * across * across)
    for x, y, role in ((-1.35, -1.3, 'print'), (1.4, -1.25, 'white')):
        put(props.person(role, 1.55), x, y)
    props.leaning_coin(0.88, 0.05, -1.35, lean=8, yaw=-12)
