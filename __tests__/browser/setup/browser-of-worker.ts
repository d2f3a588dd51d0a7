import { chromium, type Browser } from 'playwright-core';
import flags from '../../chromium/chromium-flags.json';

/** Jest loads this module once in each of its processes, so all their test files find the browser. */
let running: Promise<Browser> | undefined;

/**
 * Starts the browser at the path for the test files of this process, or returns the one that is
 * running.
 *
 * The browser never outlives the process: Playwright kills it when Node exits, and Chromium ends
 * when the pipe to a killed process closes.
 */
export function browserOfWorker(executablePath: string): Promise<Browser> {
  running ??= start(executablePath);
  return running;
}

async function start(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: flags });
  // If the browser crashes, the next test file gets another one.
  browser.on('disconnected', () => (running = undefined));
  return browser;
}

// Jest runs a single test file in its main process. Its global teardown calls this function.
Object.assign(globalThis, { closeBrowserOfTests: async () => (await running)?.close() });

// Jest gives a worker no teardown. It stops listening to messages and expects that Node exits then,
// but a running browser keeps Node from it. If Jest was killed, it disconnects.
if (process.send) {
  process.on('removeListener', (event) => {
    if (event === 'message') process.exit();
  });
  process.on('disconnect', () => process.exit());
}
