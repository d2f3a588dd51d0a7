"""A welcome: marigolds in a bowl of water (India), a moon orchid in its pot (Indonesia)."""

from flowers import leaf, marigold, moon_orchid, stem
from shapes import ball, fillet, group, lathe, put, turn


def build(props):
    if props.region == 'india':
        bowl_of_marigolds(props)
    else:
        potted_orchid(props)


def bowl_of_marigolds(props):
    """An urli on its foot: the shallow bowl of water and flowers that stands at an entrance."""
    # The wide rim is high above the ground. Its shadow falls beside the foot, where it looks like a stain.
    props.shadow = 0.5
    bowl = group('bowl')
    outer = [(0, 0), (1.25, 0), (1.25, 0.22), (0.5, 0.55), (0.5, 0.95), (1.75, 1.35), (2.3, 1.95), (2.3, 2.2),
             (2.02, 2.17), (1.6, 1.65), (0, 1.55)]
    lathe(fillet(outer, [0, 0.1, 0.1, 0.25, 0.3, 0.5, 0.08, 0.09, 0.1, 0.3, 0], closed=False), props['plinth'],
          parent=bowl, segments=128)
    # A bed of leaves below the blooms.
    lathe([(0, 1.95), (1.85, 1.95)], props['leaf'], parent=bowl, segments=96)
    # The blooms lie above the rim: the petals of a bloom that lies lower would go through the bowl.
    for x, y, z, size, outer_petals, inner_petals in ((-1, 0.15, 2.1, 0.86, 'petal', 'accent'),
                                                      (1.05, 0.1, 2.1, 0.84, 'white', 'white'),
                                                      (0.05, 0.65, 2.7, 0.86, 'accent', 'petal'),
                                                      (0.05, -0.9, 2.1, 0.92, 'spark', 'petal')):
        bloom = marigold(props, outer_petals, inner_petals, leaves=False)
        bloom.scale = (size, size, size)
        put(bloom, x, y, z)
    for x, y, angle in ((-1.35, -0.55, 205), (1.3, -0.6, -32)):
        root = group('root')
        turn(put(root, x, y, 2.12), z=angle)
        leaf(props, 1.35, 0.5, bend=lambda x, y, z: (x, y, z + 0.3 * x - 0.14 * x * x - 0.1 * y * y)).parent = root


def potted_orchid(props):
    # The shadows of the leaves fall away from the pot, where they look like stains.
    props.shadow = 0.4
    profile = fillet([(0, 0), (0.75, 0), (1.0, 1.25), (1.12, 1.25), (1.12, 1.55), (0.9, 1.55), (0.85, 1.3), (0, 1.3)],
                     [0, 0.15, 0.03, 0.05, 0.08, 0.08, 0.05, 0], closed=False)
    lathe(profile, props['ink'], segments=128)
    # Moss, which a moon orchid grows in.
    ball(1, props['leaf'], (0, 0, 1.3), (0.9, 0.9, 0.3))
    # Each leaf rises steeply enough to pass over the rim, at 1.12 from the middle and 0.2 above its root.
    for angle, length, width, rise in ((188, 2.3, 0.55, 0.55), (-12, 2.1, 0.5, 0.62), (-52, 2.1, 0.48, 0.5)):
        root = group('root')
        turn(put(root, 0, 0, 1.35), z=angle)
        leaf(props, length, width, bend=lambda x, y, z, r=rise: (x, y, z + r * x - 0.22 * x * x - 0.1 * y * y)).parent = root
    stem(props, [(0, 0.1, 1.3), (-0.35, 0.1, 2.6), (-0.4, 0.05, 4.0), (0.4, 0, 4.95), (1.7, -0.1, 5.0), (2.85, -0.2, 4.35)])
    # Each bloom stands clear of its neighbour or well in front of it: petals that meet would show a seam.
    for x, y, z, size, yaw, roll in ((-0.55, -0.95, 3.1, 0.8, -14, 6), (-0.1, -0.3, 4.75, 0.88, -8, -6),
                                     (1.7, -0.75, 4.35, 0.7, 12, -16)):
        bloom = moon_orchid(props, size)
        rolled = group('rolled')
        bloom.parent = rolled
        turn(bloom, z=roll)
        turn(put(rolled, x, y, z), x=78, z=yaw)
    for x, z, size in ((2.88, 4.2, 0.22), (3.02, 3.75, 0.16)):
        ball(1, props['petal'], (x, -0.22, z), (size, size, size * 1.25))
