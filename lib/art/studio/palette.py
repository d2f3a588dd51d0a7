"""The colours of each region, as the page uses them, and what the pictures add to them."""

REGIONS = {
    # Marigold at nine in the morning.
    'india': {
        'accent': '#FFB400',
        'ground': '#FFFAF0',
        'shadow': '#22104D',  # the ink itself: shadows belong to the page
        'ink': '#3B2188',     # the ink lifted, so that form still reads in shade
        'ink_deep': '#271358',
        'white': '#FFFCF6',
        'tint': '#FFD978',    # a pale accent, for quiet parts on white
        'spark': '#E0217A',
        'plinth': '#6B4FD0',  # a lighter ink for bodies that must also stand on the dark ground
        'seam': '#FFE7AE',
        'paper': '#F3E9FF',
        'print': '#6A4BC4',
        'leaf': '#3F8F4B',
        'petal': '#FF8A00',
    },
    # Lagoon after rain.
    'indonesia': {
        'accent': '#2BD9A8',
        'ground': '#F4FBF8',
        'shadow': '#012A36',
        'ink': '#0A5266',
        'ink_deep': '#043543',
        'white': '#F6FCFA',
        'tint': '#A5F0DA',
        'spark': '#FF6B4A',
        'plinth': '#1580A0',
        'seam': '#D9FFF3',
        'paper': '#E4F7FF',
        'print': '#1E8FA8',
        'leaf': '#19AE84',
        'petal': '#FFFDF6',
    },
}

METALS = {
    # Paler than the marigold panel, so that coins do not melt into it.
    'india': {'gold': '#FFC738', 'silver': '#FBFBFD', 'sign': '#F08600'},
    'indonesia': {'gold': '#FFC02E', 'gold_field': '#F0A012', 'sign': '#FFC83C'},
}


def linear(colour):
    """'#RRGGBB' as the linear RGB triple that the renderer works in."""
    channels = (int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
