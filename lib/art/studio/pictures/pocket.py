"""A phone half in a pocket, and a coin on its way in."""

from props import stand
from shapes import fillet, group, prism, put, rectangle, rest, turn


def build(props):
    pocket = group('pocket')

    def outline(width, top, bottom):
        w = width / 2
        left = [(-w, top), (-w, bottom + 0.55), (-w * 0.62, bottom)]
        corners = left + [(-x, y) for x, y in reversed(left)]
        return fillet(corners, [0.22, 0.4, 0.45, 0.45, 0.4, 0.22])

    prism(outline(3.5, 1.25, -1.6), 0.24, props['plinth'], bevel=0.1, parent=pocket)
    prism(outline(3.5, 0.95, -1.6), 0.36, props['accent'], bevel=0.16, z=0.72, parent=pocket)
    prism(rectangle(3.68, 0.46, 0.2, y=0.82), 0.5, props['accent'], bevel=0.19, z=0.66, parent=pocket)
    prism(rectangle(0.5, 0.34, 0.08, x=1.72, y=0.05), 0.1, props['spark'], bevel=0.04, z=0.86, parent=pocket)
    seam = outline(3.14, 0.5, -1.42)
    props.stitches(seam, 1.06, pocket, closed=False)

    phone = props.phone(1.75, 3.5)
    phone.parent = pocket
    turn(put(phone, -0.55, 1.2, 0.3), z=9)
    coin = props.coin(0.66)
    coin.parent = pocket
    turn(put(coin, 0.95, 1.42, 0.5), x=8, z=-14)
    standing = stand(pocket, lean=8, yaw=-16)
    rest(standing)
