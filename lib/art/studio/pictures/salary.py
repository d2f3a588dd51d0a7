"""Pay: notes that look out of a wallet (India) or a pay envelope (Indonesia), and coins."""

from props import stand
from shapes import rest


def build(props):
    pay = props.wallet() if props.region == 'india' else props.envelope()
    rest(stand(pay, lean=12, yaw=-18))
    props.leaning_coin(0.74, -1.0, -1.2, lean=16, yaw=-12)
    props.stack(2, 0.62, seed=1, x=0.65, y=-2.0)
