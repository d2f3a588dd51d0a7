"""A loan arrives: coins pour out of the phone's screen onto the pile at its foot."""

from props import stand
from shapes import put, rest, turn


def build(props):
    phone = stand(props.phone(), lean=12, yaw=-20, roll=-7)
    put(phone, -0.35, 0.6)
    rest(phone)

    # In flight on purpose: half out of the screen, then down to the pile.
    flight = ((0.1, -0.42, 2.5, 0.46, (74, 10, -38)), (0.98, -0.2, 2.75, 0.52, (66, 22, 6)),
              (1.62, -0.5, 1.95, 0.58, (46, 26, 8)))
    for x, y, z, radius, tilt in flight:
        turn(put(props.coin(radius), x, y, z), *tilt)

    props.stack(4, 0.62, seed=1, x=1.45, y=-0.75)
    props.stack(2, 0.62, seed=4, x=0.55, y=-1.35)
    props.leaning_coin(0.7, -0.75, -1.35, lean=16, yaw=-14)
