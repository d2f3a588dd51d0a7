"""Twelve months of salary: a desk calendar, its last month marked, and the pay beside it."""

from props import stand
from shapes import group, prism, put, rectangle, rest, rod, turn


def build(props):
    calendar = group('calendar')
    prism(rectangle(3.5, 3.2, 0.35), 0.26, props['ink'], bevel=0.1, parent=calendar)
    prism(rectangle(3.2, 2.9, 0.26), 0.14, props['white'], bevel=0.05, z=0.22, parent=calendar)
    prism(rectangle(3.2, 0.72, 0.22, y=1.09), 0.2, props['spark'], bevel=0.07, z=0.24, parent=calendar)
    for row in range(3):
        for column in range(4):
            last = (row, column) == (2, 3)
            x, y = -1.14 + 0.76 * column, 0.28 - 0.62 * row
            if last:
                coin = props.coin(0.36)
                coin.parent = calendar
                put(coin, x, y, 0.42)
            else:
                prism(rectangle(0.58, 0.46, 0.14, x=x, y=y), 0.09, props['tint'], bevel=0.035, z=0.33, parent=calendar)
    for x in (-0.9, 0, 0.9):
        ring = group('ring', calendar)
        turn(put(ring, x, 1.3, 0.24), x=-90)
        rod(0.15, 0.46, props['ink_deep'], parent=ring)

    standing = stand(calendar, lean=14, yaw=-18)
    put(standing, -0.2, 0.5)
    rest(standing)

    props.stack(5, 0.6, seed=3, x=2.25, y=0.1)
    props.stack(2, 0.6, seed=6, x=1.7, y=-1.05)
