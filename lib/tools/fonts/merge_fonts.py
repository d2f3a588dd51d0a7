"""Merges font files into one: python3 merge_fonts.py <font> ... <merged>. Needs fontTools (Debian: python3-fonttools)."""

import sys

from fontTools.merge import Merger

*fonts, merged = sys.argv[1:]
font = Merger().merge(fonts)
# The file must not contain the time of the merge, so that the same glyphs give the same bytes.
font.recalcTimestamp = False
font["head"].created = font["head"].modified = 0
font.save(merged)
