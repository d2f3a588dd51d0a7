import { CONTROLS, type Control } from './page-selectors';
import { VISITS, type Visit } from './visits';

/**
 * A row of the table: the figure, its unit and precision, and whether its ratio to the first page
 * is meaningful.
 */
export interface Metric {
  readonly figure: string;
  readonly label: string;
  readonly write: (value: number) => string;
  readonly compared?: boolean;
}

export interface MetricGroup {
  readonly title: string;
  readonly metrics: readonly Metric[];
}

const whole = (value: number) => String(Math.round(value));
const decimal = (value: number) => value.toFixed(1);
const shift = (value: number) => String(Number(value.toFixed(3)));
const kilobytes = (bytes: number) => decimal(bytes / 1000);

export const SCORES: MetricGroup = {
  title: 'Lighthouse score',
  metrics: [
    { figure: 'performance', label: 'performance', write: whole },
    { figure: 'accessibility', label: 'accessibility', write: whole },
    { figure: 'bestPractices', label: 'best practices', write: whole },
    { figure: 'seo', label: 'SEO', write: whole },
  ],
};

export const PAINT: MetricGroup = {
  title: 'Load, ms',
  metrics: [
    { figure: 'fcp', label: 'First Contentful Paint', write: whole, compared: true },
    { figure: 'lcp', label: 'Largest Contentful Paint', write: whole, compared: true },
    { figure: 'speedIndex', label: 'Speed Index', write: whole, compared: true },
    { figure: 'tbt', label: 'Total Blocking Time', write: whole },
    { figure: 'mainThread', label: 'Work of the main thread', write: whole, compared: true },
    { figure: 'cls', label: 'Cumulative Layout Shift, no unit', write: shift },
  ],
};

export const BYTES: MetricGroup = {
  title: 'Over the wire, kB',
  metrics: [
    { figure: 'totalBytes', label: 'in all', write: kilobytes },
    { figure: 'documentBytes', label: 'document', write: kilobytes },
    { figure: 'scriptBytes', label: 'script', write: kilobytes },
    { figure: 'stylesheetBytes', label: 'stylesheet', write: kilobytes },
    { figure: 'fontBytes', label: 'font', write: kilobytes },
    { figure: 'imageBytes', label: 'image', write: kilobytes },
    { figure: 'otherBytes', label: 'other', write: kilobytes },
  ],
};

export const REQUESTS: MetricGroup = {
  title: 'Requests',
  metrics: BYTES.metrics.map(({ figure, label }) => ({
    figure: figure.replace('Bytes', 'Requests'),
    label,
    write: whole,
  })),
};

export const CODE: MetricGroup = {
  title: 'Scripts of all visits together, kB',
  metrics: [
    { figure: 'codeBytes', label: 'without Swiper', write: kilobytes },
    { figure: 'codeWithSwiperBytes', label: 'with Swiper', write: kilobytes },
  ],
};

export const HYDRATION: MetricGroup = {
  title: 'Hydrated, ms (slow 4G and 4× CPU, applied)',
  metrics: [
    {
      figure: 'hydratedAfterTouch',
      label: 'a control touched at first paint, since the touch',
      write: whole,
    },
  ],
};

/** While React hydrates the page, and afterwards. */
const PHASES = ['hydrating', 'hydrated'] as const;

/** The name of the figure for the delay of a control's taps. */
export function tapFigure({ name }: Control, phase: (typeof PHASES)[number]): string {
  return `tap ${name}, ${phase}`;
}

export const TAPS: MetricGroup = {
  title: 'Longest delay from a tap to its next paint, ms (4× CPU)',
  metrics: PHASES.flatMap((phase) =>
    CONTROLS.map((control) => ({
      figure: tapFigure(control, phase),
      label: `${control.name}, ${phase === 'hydrating' ? 'until hydrated' : 'then'}`,
      write: whole,
    })),
  ),
};

export const BUILD: MetricGroup = {
  title: '`next build`',
  metrics: [{ figure: 'buildSeconds', label: 'time, s', write: decimal, compared: true }],
};

const VISIT_LABELS: Readonly<Record<Visit, string>> = {
  reading: 'ten seconds of reading',
  second: 'a second visit of ten seconds',
  message: 'open Contact us and send a message',
  banner: 'pause the banner',
  next: 'click Next in the banner',
};

export const VISIT_BYTES: MetricGroup = {
  title: 'Visit, kB',
  metrics: VISITS.map((visit) => ({
    figure: `${visit}Bytes`,
    label: VISIT_LABELS[visit],
    write: kilobytes,
    compared: true,
  })),
};

export const VISIT_REQUESTS: MetricGroup = {
  title: 'Visit, requests',
  metrics: VISITS.map((visit) => ({
    figure: `${visit}Requests`,
    label: VISIT_LABELS[visit],
    write: whole,
  })),
};
