/**
 * A fast function runs many rounds, so that a busy machine leaves at least one of them undisturbed.
 */
const MIN_DURATION_MS = 10;
/** A busy machine may disturb a single round. */
const MIN_ROUNDS = 5;
/** The measurement is repeated for up to this long while the result looks worse than linear. */
const MAX_DURATION_MS = 10_000;
/** Shorter times are below the resolution of the clock. */
const CLOCK_RESOLUTION_MS = 0.05;

/**
 * How many times longer a function runs when its input is 16 times as long: about 16 for a linear
 * function, about 256 for a quadratic one. The two inputs are timed in turn. The fastest round of
 * each counts, because a busy machine can only slow a round down.
 *
 * @param length the length of the long input, in UTF-16 units
 * @param maxDuration how long to repeat a measurement that looks worse than linear, in milliseconds
 */
export function runningTimeRatio(
  run: (input: string) => unknown,
  input: (length: number) => string,
  length: number,
  maxDuration = MAX_DURATION_MS,
): number {
  const [shortInput, longInput] = [input(length / 16), input(length)];
  const short = timed(() => run(shortInput));
  const long = timed(() => run(longInput));
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  let ratio = Infinity;
  for (
    let round = 0;
    round < MIN_ROUNDS ||
    elapsed() < MIN_DURATION_MS ||
    (ratio >= MAX_LINEAR_RATIO && elapsed() < maxDuration);
    round++
  ) {
    ratio = long() / short();
  }
  return ratio;
}

/**
 * Each call of the result runs the function once and returns the fastest time so far, in
 * milliseconds.
 */
function timed(run: () => unknown): () => number {
  let fastest = Infinity;
  return () => {
    const start = performance.now();
    run();
    fastest = Math.min(fastest, performance.now() - start);
    return Math.max(CLOCK_RESOLUTION_MS, fastest);
  };
}

/**
 * A larger ratio is not linear: four times the ratio of a linear function, a quarter of a quadratic
 * one's.
 */
export const MAX_LINEAR_RATIO = 64;

/** 100 kB of text. */
export const LONG_INPUT = 102_400;

/**
 * The timeout of a test that measures, in milliseconds. It is generous because the machine may be
 * busy.
 */
export const TIMEOUT_MS = 60_000;
