export interface WireRequest {
  readonly url: string;
  /** As DevTools names it: `Document`, `Script` … */
  readonly type: string;
  /** What crossed the wire, headers included. */
  readonly bytes: number;
  /** In milliseconds since the navigation began, as the load event is. */
  readonly startedAt: number;
}

const KINDS = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const;

/**
 * Requests and bytes by kind, and those of the first load: what was asked for before the framework's runtime started. A
 * runtime that starts with the page belongs to its first load, so only one that waits for the load event is left out.
 */
export function traffic(
  requests: readonly WireRequest[],
  loadedAt: number,
): Record<string, number> {
  const overTheWire = requests.filter(({ url }) => /^https?:/.test(url));
  const runtimeStartedAt = Math.min(
    ...overTheWire
      .filter((request) => isRuntime(request) && request.startedAt > loadedAt)
      .map(({ startedAt }) => startedAt),
  );
  const figures: Record<string, number> = {};
  count(figures, 'total', overTheWire);
  for (const kind of KINDS) {
    count(
      figures,
      kind,
      overTheWire.filter((request) => kindOf(request) === kind),
    );
  }
  count(
    figures,
    'firstLoad',
    overTheWire.filter(({ startedAt }) => startedAt < runtimeStartedAt),
  );
  return figures;
}

function count(
  figures: Record<string, number>,
  name: string,
  requests: readonly WireRequest[],
): void {
  figures[`${name}Requests`] = requests.length;
  figures[`${name}Bytes`] = requests.reduce((sum, { bytes }) => sum + bytes, 0);
}

function kindOf({ type }: WireRequest): (typeof KINDS)[number] {
  return KINDS.find((kind) => kind === type.toLowerCase()) ?? 'other';
}

function isRuntime({ url, type }: WireRequest): boolean {
  return type === 'Script' && new URL(url).pathname.startsWith('/_next/static/');
}
