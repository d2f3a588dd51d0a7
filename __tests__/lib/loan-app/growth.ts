/** A quick function is tried often, so that one of its rounds goes undisturbed on a busy machine. */
const LEAST_MS = 300;
/** Rounds before a ratio is believed: one alone may have met a busy machine. */
const LEAST_ROUNDS = 5;
/** How long it is tried again where the machine, or the function, makes it look worse than linear. */
const MOST_MS = 10_000;
/** Below this a clock reading is noise. */
const FLOOR_MS = 0.05;

/**
 * How many times longer a function takes for an input that is 16 times as long: about 16 where it is linear, about 256
 * where it is quadratic. Both are timed in turn, and the fastest round of each counts: a busy machine makes single rounds
 * slower, and none faster.
 */
export function growth(
  run: (input: string) => unknown,
  input: (length: number) => string,
  length: number,
  patience = MOST_MS,
): number {
  const [shortInput, longInput] = [input(length / 16), input(length)];
  const short = timed(() => run(shortInput));
  const long = timed(() => run(longInput));
  const begun = performance.now();
  const lasted = () => performance.now() - begun;
  let ratio = Infinity;
  for (
    let round = 0;
    round < LEAST_ROUNDS || lasted() < LEAST_MS || (ratio >= STILL_LINEAR && lasted() < patience);
    round++
  ) {
    ratio = long() / short();
  }
  return ratio;
}

/** Runs once more each time it is called, and tells the fastest run so far in milliseconds. */
function timed(run: () => unknown): () => number {
  let fastest = Infinity;
  return () => {
    const start = performance.now();
    run();
    fastest = Math.min(fastest, performance.now() - start);
    return Math.max(FLOOR_MS, fastest);
  };
}

/** Between linear, 16, and quadratic, 256, with a factor of four to either side. */
export const STILL_LINEAR = 64;

/** 100 kB of text. */
export const LONG = 102_400;

/** Long enough for a busy machine; how long a test takes says nothing here. */
export const PATIENCE_MS = 60_000;
