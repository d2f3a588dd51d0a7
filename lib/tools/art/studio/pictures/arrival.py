"""Money arrives: a coin lands on a phone, and rings run out from where it touches down."""

from shapes import airborne, circle, group, prism, put, turn


def build(props):
    device = props.phone(2.6, 4.5, action='accent', app=False)
    landing = group('landing', device)
    put(landing, 0, -0.1, 0.36)
    for radius, role, depth in ((0.98, 'tint', 0.05), (0.66, 'accent', 0.08)):
        prism([circle(radius), circle(radius - 0.15)], depth, props[role], bevel=0.02, parent=landing)
    turn(device, z=-52)
    coin = props.coin(0.98)
    turn(put(airborne(coin), 0.02, -0.1, 2.0), x=78, y=0, z=-14)
    # The way it came: two shorter and shorter strokes above it.
    for x, z, length in ((-0.42, 3.25, 0.6), (0.08, 3.4, 0.85), (0.56, 3.22, 0.5)):
        stroke = prism([(-0.07, 0), (0.07, 0), (0.07, length), (-0.07, length)], 0.14, props['spark'], bevel=0.06)
        turn(put(airborne(stroke), x, 0, z), x=90, z=-14)
