import { growthPlot } from './growth-plot';
import type { Results } from './report';

const subject = (name: string, figures: Record<string, number>) => ({
  name,
  rounds: [figures],
  remarks: [],
});

const results = {
  growth: [
    subject('3 slides, 4 rows', { fcp: 700, lcp: 800 }),
    subject('48 slides, 4 rows', { fcp: 720, lcp: 810 }),
    subject('3 slides, 400 rows', { fcp: 900, lcp: 990 }),
  ],
  builds: [
    subject('bare Next', { buildSeconds: 5, buildPeakMiB: 700 }),
    subject('india', { buildSeconds: 8, buildPeakMiB: 900 }),
  ],
} as unknown as Results;

test('the plot is an image with a title, and each series runs over its own sizes', () => {
  const plot = growthPlot(results);
  expect(plot).toMatch(/^<svg [^]*<title>[^]*<\/svg>\n$/);
  const runs = [...plot.matchAll(/<polyline points="([^"]*)"/g)].map(
    ([, points]) => points?.split(' ').length,
  );
  expect(runs).toEqual([2, 2, 2, 2]);
});

test('a build is drawn beside the bare one', () => {
  const plot = growthPlot(results);
  expect(plot).toContain('5.0 s');
  expect(plot).toContain('900 MiB');
});
