"""Over three million users: a crowd of pawns before one big coin, and one on top."""

import math

from shapes import put


def build(props):
    radius = 1.95
    props.leaning_coin(radius, 0, 0.9, lean=10, yaw=-16)
    crown = props.person('spark', 1.15)
    put(crown, -0.1, 1.25, 2 * radius * math.cos(math.radians(10)) + 0.02)

    roles = ('white', 'ink', 'ink', 'white', 'print', 'ink')
    rows = ((-0.05, 4, 2.5, 1.1), (-0.75, 7, 2.5, 1.12), (-1.5, 6, 2.1, 1.2))
    for row, (y, people, spread, height) in enumerate(rows):
        for i in range(people):
            across = 2 * i / (people - 1) - 1
            sway = 0.09 * math.sin(5.3 * i + 2.1 * row)
            x = spread * across + sway
            bow = -0.42 * across * across if row == 2 else 0.3 * across * across
            put(props.person(roles[(2 * i + 3 * row) % 6], height + 0.6 * sway), x, y + bow - sway)
