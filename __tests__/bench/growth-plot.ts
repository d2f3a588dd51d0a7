import { summaryOf, type Subject } from './comparison-table';
import type { Results } from './report';

const PANEL = { width: 240, height: 200, left: 56, top: 44, gap: 72 };
const LINES = [
  { figure: 'lcp', label: 'Largest Contentful Paint', colour: '#c77700' },
  { figure: 'fcp', label: 'First Contentful Paint', colour: '#3f7fd0' },
];
/** Colours that are legible on a white and on a black page. */
const INK = '#7d7d7d';
const GRID = '#7d7d7d55';

/**
 * The plot in the README: paint times of a growing page, and the cost of a build next to bare Next.
 */
export function growthPlot({ growth = [], builds = [] }: Results): string {
  const [original] = growth;
  const bySlides = growth.filter(({ name }) => name.endsWith(' 4 rows'));
  const byRows = [
    ...(original ? [original] : []),
    ...growth.filter(({ name }) => /^3 slides, \d\d/.test(name)),
  ];
  const top = ceiling(
    growth.flatMap((subject) => LINES.map(({ figure }) => summaryOf(subject, figure)?.max ?? 0)),
  );
  const width = 3 * PANEL.width + 2 * PANEL.gap + PANEL.left + 16;
  const height = PANEL.top + PANEL.height + 64;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="${INK}">`,
    '<title>Paint times as slides and rows are added, and the cost of a build</title>',
    legend(),
    linePanel(0, 'slides', bySlides, /^(\d+) slides/, top),
    linePanel(1, 'rows of features', byRows, /(\d+) rows/, top),
    buildPanel(2, builds),
    '</svg>',
    '',
  ].join('\n');
}

function legend(): string {
  return LINES.map(
    ({ label, colour }, index) =>
      `<g transform="translate(${PANEL.left + index * 200} 14)"><path d="M0 0h18" stroke="${colour}" stroke-width="2"/><text x="24" y="4">${label}, ms</text></g>`,
  ).join('\n');
}

function linePanel(
  column: number,
  title: string,
  subjects: readonly Subject[],
  size: RegExp,
  top: number,
): string {
  const x = (index: number) => (PANEL.width * (index + 0.5)) / subjects.length;
  const y = (value: number) => PANEL.height * (1 - value / top);
  const lines = LINES.map(({ figure, colour }) => {
    const points = subjects.flatMap((subject, index) => {
      const summary = summaryOf(subject, figure);
      return summary ? [{ x: x(index), ...summary }] : [];
    });
    return [
      ...points.map(
        (point) =>
          `<path d="M${at(point.x)} ${at(y(point.min))}V${at(y(point.max))}" stroke="${colour}" opacity=".5"/>`,
      ),
      `<polyline points="${points.map((point) => `${at(point.x)},${at(y(point.median))}`).join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      ...points.map(
        (point) =>
          `<circle cx="${at(point.x)}" cy="${at(y(point.median))}" r="3" fill="${colour}"/>`,
      ),
    ].join('');
  });
  const labels = subjects.map(({ name }, index) => tick(x(index), size.exec(name)?.[1] ?? name));
  return panel(column, title, [...grid(top), ...labels, ...lines]);
}

function buildPanel(column: number, builds: readonly Subject[]): string {
  const measures = [
    { figure: 'buildSeconds', write: (value: number) => `${value.toFixed(1)} s` },
    { figure: 'buildPeakMiB', write: (value: number) => `${Math.round(value)} MiB` },
  ];
  const bars = measures.flatMap(({ figure, write }, group) => {
    const medians = builds.map((subject) => summaryOf(subject, figure)?.median ?? 0);
    const most = Math.max(...medians, 1) * 1.15;
    return medians.map((value, index) => {
      const height = (PANEL.height * value) / most;
      const x = group * 120 + index * 50 + 14;
      return (
        `<rect x="${x}" y="${at(PANEL.height - height)}" width="40" height="${at(height)}" fill="${index === 0 ? INK : '#c77700'}"/>` +
        `<text x="${x + 20}" y="${at(PANEL.height - height - 5)}" text-anchor="middle" font-size="11">${write(value)}</text>` +
        `<text x="${x + 20}" y="${PANEL.height + 16}" text-anchor="middle" font-size="11">${index === 0 ? 'bare' : 'ours'}</text>`
      );
    });
  });
  return panel(column, 'next build: time, peak memory', [
    `<path d="M0 ${PANEL.height}h${PANEL.width}" stroke="${INK}"/>`,
    ...bars,
  ]);
}

function panel(column: number, title: string, content: readonly string[]): string {
  const x = PANEL.left + column * (PANEL.width + PANEL.gap);
  return [
    `<g transform="translate(${x} ${PANEL.top})">`,
    ...content,
    `<text x="${PANEL.width / 2}" y="${PANEL.height + 42}" text-anchor="middle" font-weight="600">${title}</text>`,
    '</g>',
  ].join('\n');
}

function grid(top: number): string[] {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const y = at(PANEL.height * (1 - share));
    return (
      `<path d="M0 ${y}h${PANEL.width}" stroke="${share === 0 ? INK : GRID}"/>` +
      `<text x="-8" y="${Number(y) + 4}" text-anchor="end">${Math.round(top * share)}</text>`
    );
  });
}

function tick(x: number, text: string): string {
  return `<text x="${at(x)}" y="${PANEL.height + 18}" text-anchor="middle">${text}</text>`;
}

function at(value: number): string {
  return String(Number(value.toFixed(1)));
}

/** The next round number: the end of an axis. */
function ceiling(values: readonly number[]): number {
  const highest = Math.max(1, ...values);
  const step = 10 ** Math.floor(Math.log10(highest)) / 2;
  return Math.ceil(highest / step) * step;
}
