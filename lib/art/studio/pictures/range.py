"""From the smallest amount to the largest: stacks of coins on rising blocks."""

from shapes import prism, put, rectangle


def build(props):
    # Gold would melt into marigold blocks.
    blocks = props['plinth' if props.region == 'india' else 'accent']
    for i, (rise, coins) in enumerate(((0.5, 1), (1.05, 4), (1.6, 8))):
        x, y = -1.62 + 1.62 * i, 0.3 * i
        put(prism(rectangle(1.58, 1.7, 0.36), rise, blocks, bevel=0.15), x, y)
        props.stack(coins, 0.68, wander=0.04, seed=i, x=x, y=y, z=rise)
    props.leaning_coin(0.7, 0.95, -0.82, lean=14, yaw=-14)
