"""The things the pictures are made of. Flat things lie on z = 0; `stand` sets them up facing the viewer."""

import math

from mathutils import Vector

from materials import make_materials
from shapes import (ball, circle, copy_of, currency_outline, fillet, group, lathe, prism, put, rectangle, rest, rod,
                    sector, turn)

COIN_THICKNESS = 0.26


def stand(thing, lean=0, yaw=0, roll=0):
    """Sets a lying thing upright: `lean` back, `yaw` to the right, `roll` clockwise, in degrees."""
    holder = group('standing')
    thing.parent = holder
    turn(thing, x=90 - lean)
    frame = group('roll')
    holder.parent = frame
    turn(holder, y=roll)
    return turn(frame, z=yaw)


class Props:
    """The props of one region."""

    def __init__(self, region):
        self.region = region
        self.materials = make_materials(region)
        self._coin = None

    def __getitem__(self, role):
        return self.materials[role]

    # Money

    def coin(self, radius=0.6):
        if self._coin is None:
            coin = self._coin = self._mint()
        else:
            coin = turn(put(copy_of(self._coin)))
        coin.scale = (radius, radius, radius)
        return coin

    def _mint(self):
        """A coin of radius 1. India: silver-white centre in a gold ring, as the ten-rupee coin. Indonesia: all gold."""
        coin = group('coin')
        india = self.region == 'india'
        edge, field, t = (0.7, 0.115, 0.165) if india else (0.78, 0.105, 0.165)
        half = [(edge, field), (edge, t), (1, t)]
        outer = fillet([(edge - 0.01, -field)] + [(r, -z) for r, z in half] + half[::-1] + [(edge - 0.01, field)],
                       [0, 0.02, 0.06, 0.1, 0.1, 0.06, 0.02, 0], closed=False, steps=5)

        def reeded(r, z, angle):
            depth = 0.011 if r > 0.95 else 0
            return r - depth * (0.5 + 0.5 * math.cos(60 * angle))

        lathe(outer, self['gold'], segments=360, radius_at=reeded, parent=coin, angle=60)
        centre = [(0, -field), (edge, -field), (edge, field), (0, field)]
        lathe(centre, self['silver'] if india else self['gold_field'], parent=coin)
        sign = currency_outline(self.region, 0.98 if india else 0.84)
        for side in (0, 180):
            face = group('face', coin)
            turn(face, x=side)
            prism(sign, 0.1, self['sign'], bevel=0.022, z=field - 0.02, parent=face)
        return coin

    def stack(self, count, radius=0.6, wander=0.05, seed=0, x=0, y=0, z=0):
        """Coins one upon the other, none quite straight. Returns the height of its top."""
        step = 0.33 * radius
        for i in range(count):
            coin = self.coin(radius)
            dx, dy = math.sin(2.3 * i + seed) * wander, math.cos(3.1 * i + 2 * seed) * wander
            put(coin, x + dx, y + dy, z + (i + 0.5) * step)
            turn(coin, z=-12 + 24 * math.sin(1.7 * i + seed))
        return z + count * step

    def leaning_coin(self, radius, x, y, lean=14, yaw=0, roll=0, floor=0):
        rolled = group('rolled')
        coin = self.coin(radius)
        coin.parent = rolled
        turn(coin, z=roll)
        standing = stand(rolled, lean=lean, yaw=yaw)
        put(standing, x, y, 0)
        return rest(standing, floor)

    def note(self, width=2.2, height=1.15, bend=None):
        """A banknote, print raised, lying face up."""
        note = group('note')
        prism(rectangle(width, height, 0.12), 0.05, self['paper'], bevel=0.018, parent=note, bend=bend)
        w, h = width - 0.2, height - 0.2
        frame = [rectangle(w, h, 0.08), rectangle(w - 0.1, h - 0.1, 0.05)]
        prism(frame, 0.02, self['print'], bevel=0.006, z=0.045, parent=note, bend=bend)
        prism(circle(height * 0.31), 0.025, self['print'], bevel=0.01, z=0.045, parent=note, bend=bend)
        sign = currency_outline(self.region, height * (0.36 if self.region == 'india' else 0.3))
        prism(sign, 0.03, self['paper'], bevel=0.006, z=0.06, parent=note, bend=bend)
        for side in (-1, 1):
            prism(rectangle(0.22, 0.22, 0.11, x=side * (w / 2 - 0.3)), 0.02, self['print'], bevel=0.006, z=0.045,
                  parent=note, bend=bend)
        return note

    def wallet(self, notes=True):
        """A wallet lying on its back, closed by a strap; empty, it shows its lining."""
        wallet = group('wallet')
        gap = 0.3
        prism(rectangle(3.6, 2.3, 0.42), 0.26, self['accent'], bevel=0.12, parent=wallet)
        if notes:
            for x, y, z, tilt in ((-0.3, 0.95, 0.3, 8), (0.3, 0.72, 0.42, -4)):
                note = self.note(2.6, 1.9)
                note.parent = wallet
                turn(put(note, x, y, z), z=tilt)
        else:
            prism(rectangle(3.3, 2.06, 0.34), 0.1, self['ink'], bevel=0.04, z=0.22, parent=wallet)
        front = 0.26 + gap
        prism(rectangle(3.6, 1.9, 0.42, y=-0.2), 0.3, self['accent'], bevel=0.13, z=front, parent=wallet)
        self.stitches(rectangle(3.3, 1.6, 0.3, y=-0.2), front + 0.29, wallet)
        prism(rectangle(1.5, 0.72, 0.36, x=1.3, y=-0.15), 0.2, self['plinth'], bevel=0.09, z=front + 0.27,
              parent=wallet)
        put(rod(0.19, 0.16, self['spark'], parent=wallet), 0.92, -0.15, front + 0.42)
        return wallet

    def envelope(self):
        """An open pay envelope on its back, notes looking out of it."""
        envelope = group('envelope')
        w, low, high = 1.8, -1.15, 1.1
        flap = fillet([(-w, high - 0.3), (w, high - 0.3), (w, high), (0, high + 1.35), (-w, high)],
                      [0.1, 0.1, 0.25, 0.35, 0.25])
        prism(flap, 0.2, self['plinth'], bevel=0.08, parent=envelope)
        prism(rectangle(2 * w, high - low, 0.25, y=(high + low) / 2), 0.2, self['plinth'], bevel=0.08, parent=envelope)
        for x, y, z, tilt in ((-0.25, 0.85, 0.24, 7), (0.22, 0.68, 0.36, -5)):
            note = self.note(2.6, 1.9)
            note.parent = envelope
            turn(put(note, x, y, z), z=tilt)
        front = fillet([(-w, low), (w, low), (w, high), (0.3, 0.05), (-0.3, 0.05), (-w, high)],
                       [0.25, 0.25, 0.16, 0.3, 0.3, 0.16])
        prism(front, 0.34, self['accent'], bevel=0.15, z=0.48, parent=envelope)
        put(rod(0.34, 0.16, self['spark'], parent=envelope), 0, -0.4, 0.74)
        return envelope

    def stitches(self, path, z, parent, length=0.16, gap=0.13, closed=True):
        """A seam along the path: short raised dashes, evenly spread."""
        points = [Vector(p) for p in (path + path[:1] if closed else path)]
        pieces = [(a, b, (b - a).length) for a, b in zip(points, points[1:]) if (b - a).length > 1e-6]
        total = sum(piece[2] for piece in pieces)
        count = round(total / (length + gap))
        for i in range(count):
            distance = (i + 0.5) * total / count
            for a, b, size in pieces:
                if distance <= size:
                    break
                distance -= size
            at, along = a + (b - a) * (distance / size), b - a
            dash = prism(rectangle(length, 0.055, 0.027), 0.035, self['seam'], bevel=0.015, parent=parent)
            turn(put(dash, at.x, at.y, z), z=math.degrees(math.atan2(along.y, along.x)))

    # People and their phones

    def person(self, role, height=1.6):
        """A pawn: a bell and a ball. Stands on its origin."""
        person = group('person')
        profile = fillet([(0, 0), (0.52, 0), (0.5, 0.34), (0.2, 1.02), (0, 1.04)], [0, 0.12, 0.3, 0.1, 0],
                         closed=False, steps=10)
        lathe(profile, self[role], parent=person, segments=72)
        ball(0.36, self[role], (0, 0, 1.24), parent=person)
        scale = height / 1.6
        person.scale = (scale, scale, scale)
        return person

    def phone(self, width=2.1, height=4.1, body='ink', action='spark', app=True):
        """A phone lying on its back, centred on the origin, top towards +y."""
        phone = group('phone')
        depth, rim = 0.34, 0.14
        prism(rectangle(width, height, 0.42), depth, self[body], bevel=0.13, parent=phone)
        glass_w, glass_h = width - 2 * rim, height - 2 * rim
        prism(rectangle(glass_w, glass_h, 0.32), 0.04, self['white'], bevel=0.015, z=depth - 0.015, parent=phone)
        for y, length in ((0.75, 0.55), (0.1, 0.3)):
            button = prism(rectangle(0.12, length, 0.06, x=width / 2, y=y), 0.12, self['ink_deep'], bevel=0.04, z=0.11,
                           parent=phone)
            button.name = 'side button'
        if app:
            self._app(phone, glass_w, glass_h, depth + 0.025, action)
        return phone

    def _app(self, phone, w, h, z, action):
        """An abstract loan app: a header, a card with an amount, rows, one button."""
        pad = 0.12
        inner = w - 2 * pad

        def block(width, height, x, y, role, radius=0.1, depth=0.06, lift=0.0):
            prism(rectangle(width, height, radius, x=x, y=y), depth, self[role], bevel=min(0.03, depth * 0.45),
                  z=z + lift, parent=phone)

        top = h / 2 - pad
        block(inner, h * 0.3, 0, top - h * 0.15, 'accent', radius=0.22, depth=0.07)
        block(inner * 0.42, 0.13, -inner * 0.22, top - 0.26, 'ink', radius=0.065, depth=0.04, lift=0.06)
        block(inner * 0.68, 0.26, -inner * 0.09, top - 0.62, 'white', radius=0.13, depth=0.05, lift=0.06)
        row_top = top - h * 0.3 - 0.14
        for i, role in enumerate(('gold', 'print', 'accent')):
            y = row_top - 0.22 - i * 0.51
            block(inner, 0.43, 0, y, 'tint', radius=0.14, depth=0.05)
            block(0.28, 0.28, -inner / 2 + 0.26, y, role, radius=0.14, depth=0.06, lift=0.04)
            block(inner * 0.46, 0.12, 0.13, y, 'ink', radius=0.06, depth=0.03, lift=0.045)
        block(inner, 0.42, 0, -h / 2 + pad + 0.25, action, radius=0.2, depth=0.1)

    # Time

    def wedge_dial(self, radius):
        """A dial lying face up that marks exactly two of its twelve hours."""
        dial = group('dial')
        prism(circle(radius), 0.06, self['white'], bevel=0.02, parent=dial)
        prism(sector(radius * 0.8, 0, 60, corner=0.06), 0.1, self['spark'], bevel=0.035, z=0.04, parent=dial)
        for hour in range(12):
            large = hour % 3 == 0
            length, width = (0.24, 0.13) if large else (0.12, 0.1)
            tick = prism(rectangle(width, length, 0.06, y=radius * 0.93 - length / 2), 0.05, self['ink'], bevel=0.02,
                         z=0.05, parent=dial)
            turn(tick, z=-30 * hour)
        for angle, length, width in ((0, 0.76, 0.13), (60, 0.56, 0.17)):
            hand = prism(rectangle(width, radius * length + 0.12, width / 2, y=radius * length / 2 - 0.06), 0.08,
                         self['ink'], bevel=0.03, z=0.15, parent=dial)
            turn(hand, z=-angle)
        put(rod(0.17, 0.16, self['gold'], parent=dial), z=0.14)
        return dial
