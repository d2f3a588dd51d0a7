"""An hourglass in which time runs out as coins."""

import math

from shapes import fillet, group, lathe, put, rod, turn


def build(props):
    glass = group('hourglass')
    cap = fillet([(0, 0), (1.55, 0), (1.55, 0.46), (0, 0.46)], [0, 0.19, 0.19, 0], closed=False)
    for z in (0, 3.84):
        put(lathe(cap, props['accent'], parent=glass), z=z)
    bulb = fillet([(1.06, 0.4), (1.2, 1.4), (0.17, 2.15), (1.2, 2.9), (1.06, 3.9)], [0, 0.55, 0.3, 0.55, 0],
                  closed=False, steps=14)
    lathe(bulb, props['glass'], parent=glass)
    for angle in (90, 210, 330):
        a = math.radians(angle)
        put(rod(0.13, 3.6, props['plinth'], parent=glass), 1.34 * math.cos(a), 1.34 * math.sin(a), 0.35)
    # Sand above, sunk in the middle; below, what it has become.
    sand = fillet([(0, 2.12), (0.12, 2.2), (0.98, 2.85), (0.98, 3.1), (0, 2.92)], [0, 0.1, 0.25, 0.1, 0], closed=False)
    lathe(sand, props['spark'], parent=glass)
    put(rod(0.05, 1.2, props['spark'], parent=glass), z=1.0)
    heap = fillet([(0, 0.44), (0.98, 0.44), (0.98, 0.6), (0, 1.12)], [0, 0.05, 0.2, 0.3], closed=False)
    lathe(heap, props['spark'], parent=glass)
    turn(glass, z=30)

    props.leaning_coin(0.78, 1.3, -1.32, lean=15, yaw=-14)
