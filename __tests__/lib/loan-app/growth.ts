const LEAST_ROUNDS = 7;
/** A quick function is tried often, so that one of its rounds goes undisturbed on a busy machine. */
const LEAST_MS = 300;
/** Below this a clock reading is noise. */
const FLOOR_MS = 0.05;

function fastest(run: () => unknown): number {
  let quickest = Infinity;
  const begun = performance.now();
  for (let round = 0; round < LEAST_ROUNDS || performance.now() - begun < LEAST_MS; round++) {
    const start = performance.now();
    run();
    quickest = Math.min(quickest, performance.now() - start);
  }
  return Math.max(FLOOR_MS, quickest);
}

/**
 * How many times longer a function takes for an input that is 16 times as long: about 16 where it is
 * linear, about 256 where it is quadratic. The fastest of several rounds, so that a busy machine does not
 * count.
 */
export function growth(run: (input: string) => unknown, input: (length: number) => string, length: number): number {
  const short = input(length / 16);
  const long = input(length);
  return fastest(() => run(long)) / fastest(() => run(short));
}

/** Between linear, 16, and quadratic, 256, with a factor of four to either side. */
export const STILL_LINEAR = 64;

/** 100 kB of text. */
export const LONG = 102_400;

/** Long enough for a busy machine; how long a test takes says nothing here. */
export const PATIENCE_MS = 60_000;
