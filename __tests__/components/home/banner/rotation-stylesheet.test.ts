import { rotationStylesheet } from '@/components/home/banner/rotation-stylesheet';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/components/home/banner/timing';

// In the browser, css-slide-positions.test.ts and swiper-takeover.test.ts show that three slides rotate.
/** When a slide arrives and when it begins to move out, after `n` intervals, in milliseconds. */
const arrives = (n: number) => n * SLIDE_INTERVAL_MS;
const leaves = (n: number) => arrives(n) - SLIDE_TRANSITION_MS;
/** The rotation starts early enough to load the pictures before the first change. */
const START = leaves(1) - 1500;

test.each([
  [
    0,
    `${START} here, ${leaves(1)} here, ${arrives(1)} left and held, ${leaves(5)} right, ${arrives(5)} here`,
  ],
  [
    1,
    `${START} waiting and held, ${leaves(1)} right, ${arrives(1)} here, ${leaves(2)} here, ${arrives(2)} left`,
  ],
  [
    4,
    `${START} waiting and held, ${leaves(4)} right, ${arrives(4)} here, ${leaves(5)} here, ${arrives(5)} left`,
  ],
])(
  'of five slides, slide %i is for one interval in its place, at these times: %s',
  (slide, expected) => {
    const css = rotationStylesheet(5);
    const [, cycle = NaN, start = NaN] = /(\d+)ms (\d+)ms infinite/.exec(css)?.map(Number) ?? [];
    const keyframes = css.split(`@keyframes slide-${slide}{`)[1]?.split('}}')[0] ?? '';
    const stops = [...keyframes.matchAll(/([^{}]+){([^{}]+)/g)].flatMap(
      ([, times = '', rule = '']) => {
        const offset = Number(/-?\d+(?=%)/.exec(rule)?.[0]) + slide * 100;
        const beside = { '-100': 'left', 0: 'here', 100: 'right' }[offset];
        const place = beside === 'left' && rule.includes('% + .5px') ? 'waiting' : beside;
        // Percentages are rounded to half a millisecond.
        return (times.match(/[\d.]+(?=%)/g) ?? []).map((percent) => {
          const time = Math.round(start / 10 + (Number(percent) * cycle) / 1000) * 10;
          return `${time} ${place}${rule.includes('step-end') ? ' and held' : ''}`;
        });
      },
    );

    expect(stops.join(', ')).toBe(expected);
    expect(css).toContain(`:nth-child(${slide + 1}){--slide-animation:slide-${slide} `);
  },
);
