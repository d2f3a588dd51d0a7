"""Joins font files into one: python3 join_faces.py <face> ... <joined>. Needs fontTools (Debian: python3-fonttools)."""

import sys

from fontTools.merge import Merger

*faces, joined = sys.argv[1:]
font = Merger().merge(faces)
# The same glyphs give the same bytes, whenever they are joined.
font.recalcTimestamp = False
font["head"].created = font["head"].modified = 0
font.save(joined)
