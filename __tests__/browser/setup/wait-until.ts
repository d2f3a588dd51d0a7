import { setTimeout } from 'node:timers/promises';
import { TIMEOUT_MS } from './open-page';

/**
 * Waits for a condition that `page.waitForFunction` cannot check, for instance because the page may
 * not run scripts, or because the function is asynchronous.
 *
 * @param condition what the test waits for, for the error.
 * @throws an error if the condition does not hold in time.
 */
export async function waitUntil(condition: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not yet: ${condition}.`);
    // Polling without a pause would starve the work that the test waits for.
    await setTimeout(50);
  }
}
