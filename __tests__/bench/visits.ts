import { rollup, sum } from 'd3-array';
import { isRuntime, partOf, SWIPER } from './page-selectors';

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

export const VISITS = ['reading', 'second', 'message', 'banner', 'next'] as const;

export type Visit = (typeof VISITS)[number];

/** What a visit cost: the difference between two readings of the server's log. */
export function visitFigures(visit: Visit, before: Sent, after: Sent): Record<string, number> {
  return {
    [`${visit}Bytes`]: after.bytes - before.bytes,
    [`${visit}Requests`]: after.responses.length - before.responses.length,
  };
}

export interface RuntimePart {
  readonly part: string;
  readonly scripts: number;
  readonly bytes: number;
}

/**
 * The parts of the runtime that a page's visits loaded, the largest first, in bytes of their bodies
 * as sent. A script that two visits or the worker loaded counts once.
 *
 * @param read gives the source of a script by its path.
 */
export function runtimeParts(
  responses: readonly LoggedResponse[],
  read: (path: string) => string,
): RuntimePart[] {
  const scripts = new Map(responses.map(({ path, bytes }) => [path, bytes]));
  const parts = rollup(
    [...scripts].filter(([path]) => isRuntime(path)),
    (own) => ({ scripts: own.length, bytes: sum(own, ([, bytes]) => bytes) }),
    ([path]) => partOf(read(path)),
  );
  return [...parts]
    .map(([part, figures]) => ({ part, ...figures }))
    .sort((one, other) => other.bytes - one.bytes);
}

/** The bytes of the whole runtime, with Swiper and without. A page may have no runtime. */
export function codeFigures(parts: readonly RuntimePart[]): Record<string, number> {
  if (parts.length === 0) return {};
  return {
    codeBytes: sum(parts, ({ part, bytes }) => (part === SWIPER ? 0 : bytes)),
    codeWithSwiperBytes: sum(parts, ({ bytes }) => bytes),
  };
}
