"""A stopwatch whose dial marks exactly two hours; it rests against coins."""

from props import stand
from shapes import fillet, group, lathe, put, rest, rod, turn


def build(props):
    watch = group('stopwatch')
    profile = fillet([(0, 0), (1.9, 0), (1.9, 0.85), (1.58, 0.85), (1.58, 0.62), (0, 0.62)],
                     [0, 0.3, 0.2, 0.12, 0.06, 0], closed=False, steps=10)
    lathe(profile, props['ink'], segments=128, parent=watch)
    dial = props.wedge_dial(1.56)
    dial.parent = watch
    put(dial, z=0.6)

    for angle, neck, cap, length in ((0, 0.22, 0.44, 0.34), (-38, 0.15, 0.27, 0.22), (38, 0.15, 0.27, 0.22)):
        arm = group('button', watch)
        put(arm, z=0.42)
        turn(arm, z=-angle)
        out = group('out', arm)
        turn(put(out, y=1.8), x=-90)
        rod(neck, 0.45, props['white'], parent=out)
        put(rod(cap, length, props['spark' if angle == 0 else 'white'], parent=out, rounding=0.1), z=0.24)

    standing = stand(watch, lean=10, yaw=-16, roll=6)
    put(standing, -0.2, 0.3)
    rest(standing)

    props.stack(3, 0.62, seed=2, x=1.75, y=-0.35)
    props.leaning_coin(0.72, 1.1, -1.5, lean=18, yaw=-10)
    props.stack(1, 0.62, seed=5, x=-1.5, y=-0.85)
