"""A coin that has nothing to do: at a marigold's side in India, under a leaf in Indonesia."""

import math

from props import stand
from shapes import ball, fillet, group, prism, put, rest, turn


def build(props):
    if props.region == 'india':
        marigold(props)
        props.leaning_coin(0.95, 0.75, -0.95, lean=22, yaw=-16, roll=-12)
    else:
        shade(props)
        props.leaning_coin(1.0, -0.15, -0.45, lean=22, yaw=-16, roll=-8)
        frangipani(props, 1.25, -0.95)


def marigold(props):
    """A full bloom: petals on a dome, steeper towards the middle, in two turns of colour."""
    bloom = group('bloom')
    rings = ((4, 15), (24, 13), (43, 11), (62, 7), (82, 4))
    for ring, (height, petals) in enumerate(rings):
        around, up = 1.12 * math.cos(math.radians(height)), 1.0 * math.sin(math.radians(height))
        for i in range(petals):
            spoke = group('spoke', bloom)
            turn(spoke, z=360 * (i + 0.5 * (ring % 2)) / petals)
            colour = props['petal' if ring % 2 == 0 else 'accent']
            petal = ball(1, colour, (around, 0, 0.2 + up), (0.44, 0.32, 0.16), spoke)
            turn(petal, y=-height - 22)
    ball(1.05, props['petal'], (0, 0, 0.5), (0.9, 0.9, 0.5), bloom)
    for angle in (195, 250):
        root = group('root', bloom)
        turn(put(root, 0.8 * math.cos(math.radians(angle)), 0.8 * math.sin(math.radians(angle)), 0.02), z=angle)
        leaf(props, 1.5, 0.62, bend=lambda x, y, z: (x, y, z + 0.1 * math.sin(2.2 * x) - 0.12 * y * y)).parent = root
    put(bloom, -0.5, 0.55, 0.04)


def leaf(props, length, width, bend):
    """A leaf along +x from the origin, with a raised midrib."""
    blade = group('blade')
    steps = 40
    upper = [(length * i / steps, width * math.sin(math.pi * (i / steps) ** 0.8) ** 0.85) for i in range(1, steps)]
    outline = [(0, 0), *upper, (length, 0), *((x, -y) for x, y in reversed(upper))]
    prism(outline, 0.1, props['leaf'], bevel=0.045, parent=blade, bend=bend)
    rib = fillet([(-0.12, -0.06), (length * 0.9, -0.015), (length * 0.9, 0.015), (-0.12, 0.06)], 0.012)
    prism(rib, 0.06, props['tint'], bevel=0.02, z=0.075, parent=blade, bend=bend)
    for i in range(1, 5):
        x, reach = length * (0.12 + 0.15 * i), width * (0.5, 0.62, 0.58, 0.4)[i - 1]
        for side in (-1, 1):
            vein = [(x - 0.02, 0), (x + 0.02, 0), (x + reach * 0.75, side * reach), (x + reach * 0.7, side * reach)]
            prism(vein, 0.03, props['tint'], bevel=0.008, z=0.08, parent=blade, bend=bend)
    return blade


def shade(props):
    """A broad leaf that stands behind the coin and bows over it."""
    def bow(x, y, z):
        return x, y, z + 0.11 * x * x - 0.14 * y * y
    blade = leaf(props, 3.9, 1.5, bow)
    turn(blade, z=90)
    holder = group('holder')
    blade.parent = holder
    put(rest(stand(holder, lean=24, yaw=-12, roll=12)), -0.35, 0.75)


def frangipani(props, x, y):
    """Five white petals with a warm heart."""
    flower = group('flower')
    for i in range(5):
        spoke = group('spoke', flower)
        turn(spoke, z=72 * i)
        petal = ball(1, props['petal'], (0.46, 0.07, 0.18), (0.46, 0.31, 0.08), spoke)
        turn(petal, x=16, y=-20)
        heart = ball(1, props['gold'], (0.2, 0.03, 0.115), (0.22, 0.13, 0.07), spoke)
        turn(heart, x=16, y=-20)
    ball(0.14, props['gold'], (0, 0, 0.09), (1, 1, 0.6), flower)
    turn(put(flower, x, y), x=38, z=14)
    rest(flower)
