/**
 * One response of the server: the path with its query, and the bytes of its body under the encoding
 * that was sent.
 */
export interface LoggedResponse {
  readonly path: string;
  readonly bytes: number;
}

/** What the server has sent so far, to the page and to its service worker. */
export interface Sent {
  readonly responses: readonly LoggedResponse[];
  /** Everything on the wire inside TLS: bodies, HTTP/2 headers and frames. */
  readonly bytes: number;
}

export const VISITS = ['reading', 'second', 'message', 'banner'] as const;

export type Visit = (typeof VISITS)[number];

/** What a visit cost: the difference between two readings of the server's log. */
export function visitFigures(visit: Visit, before: Sent, after: Sent): Record<string, number> {
  return {
    [`${visit}Bytes`]: after.bytes - before.bytes,
    [`${visit}Requests`]: after.responses.length - before.responses.length,
  };
}

const CHUNK = /^\/_next\/static\/chunks\/[^?]+\.js$/;

/**
 * Texts that identify the parts of the runtime in a minified chunk. The first match names the
 * chunk.
 */
const PARTS: readonly (readonly [part: string, marker: RegExp])[] = [
  ['slider (Swiper)', /swiper/],
  ['React DOM', /Minified React error|hydrateRoot/],
  ['Next router', /next-router-state-tree|next-url/],
];

export interface RuntimePart {
  readonly part: string;
  readonly chunks: number;
  readonly bytes: number;
}

/**
 * The parts of the runtime that a visit loaded, the largest first, in bytes of their bodies as
 * sent. A chunk that two visits or the worker loaded counts once.
 *
 * @param read gives the source of a chunk by its path.
 */
export function runtimeParts(
  responses: readonly LoggedResponse[],
  read: (path: string) => string,
): RuntimePart[] {
  const chunks = new Map(
    responses.filter(({ path }) => CHUNK.test(path)).map(({ path, bytes }) => [path, bytes]),
  );
  const parts = new Map<string, RuntimePart>();
  for (const [path, bytes] of chunks) {
    const source = read(path);
    const part = PARTS.find(([, marker]) => marker.test(source))?.[0] ?? 'the site and its helpers';
    const sum = parts.get(part) ?? { part, chunks: 0, bytes: 0 };
    parts.set(part, { part, chunks: sum.chunks + 1, bytes: sum.bytes + bytes });
  }
  return [...parts.values()].sort((one, other) => other.bytes - one.bytes);
}
