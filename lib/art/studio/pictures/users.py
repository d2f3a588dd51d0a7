"""Three people on one phone."""

from shapes import put, turn


def build(props):
    turn(props.phone(2.5, 4.4, action='accent'), z=-58)
    for x, y, role, height in ((-1.15, 0.62, 'plinth', 2.1), (0.05, 0.05, 'accent', 2.7), (1.15, -0.6, 'spark', 2.1)):
        put(props.person(role, height), x, y, 0.41)
    props.leaning_coin(0.62, 0.35, -1.95, lean=16, yaw=-10)
