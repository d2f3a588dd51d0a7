export interface WireRequest {
  readonly url: string;
  /** The resource type in DevTools, such as `Document` or `Script`. */
  readonly type: string;
  /** The transferred bytes, including headers. */
  readonly bytes: number;
  /** In milliseconds since the navigation began. */
  readonly startedAt: number;
}

const KINDS = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const;

/**
 * Requests and bytes by kind, in total and for the first load. The first load is everything that
 * was requested before the framework's runtime started. A runtime that starts before the load event
 * belongs to the first load.
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
