import { spawn, type StdioOptions } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Selenium from 'selenium-webdriver';
import type * as SeleniumHttp from 'selenium-webdriver/http';
import type * as SeleniumRemote from 'selenium-webdriver/remote';
import type { BrowserPage, PageOptions } from './open-browser';

const DRIVER = '/usr/bin/WebKitWebDriver';
/** Starts a program that ends with this process, however this process ends. */
const START = ['/usr/bin/setpriv', '--pdeathsig', 'TERM'] as const;
const PYTHON = '/usr/bin/python3';

export const WEBKIT_PROGRAMS = [DRIVER, '/usr/bin/Xvfb', PYTHON, START[0]];

/**
 * Opens WebKitGTK, which Selenium drives by the W3C WebDriver protocol, on a screen that nobody
 * sees.
 */
export async function openWebKit(options: PageOptions): Promise<BrowserPage> {
  const { Capabilities, DriverService, Executor, HttpClient, Key, WebDriver } = selenium();
  const screen = await startScreen();
  const data = mkdtempSync(join(tmpdir(), 'webkit-'));
  const [program, ...args] = START;
  const service = new DriverService.Builder(program)
    .addArguments(...args, DRIVER)
    .setLoopback(true)
    .setEnvironment(environmentOf(screen.display, data, options))
    .build();
  const driver = WebDriver.createSession(
    new Executor(new HttpClient(await service.start())),
    new Capabilities({
      'webkitgtk:browserOptions': { binary: PYTHON, args: [join(__dirname, 'webkit-window.py')] },
    }),
  );
  const keys = { Tab: Key.TAB, Enter: Key.ENTER };
  return {
    // The protocol does not tell what the console says.
    errors: [],
    goto: (url) => driver.get(url),
    evaluate: (expression) =>
      driver.executeAsyncScript(
        `const done = arguments[0]; Promise.resolve().then(() => (${expression})).then(done)`,
      ),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .press()
        .release()
        .perform(),
    close: async () => {
      await driver.quit().catch(() => undefined);
      await service.kill();
      screen.kill();
      // WebKit may still be writing to its cache.
      await rm(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** Selenium, which is not among the project's own packages. */
function selenium() {
  const require = createRequire(join(__dirname, '../package.json'));
  return {
    ...(require('selenium-webdriver') as typeof Selenium),
    ...(require('selenium-webdriver/http') as typeof SeleniumHttp),
    ...(require('selenium-webdriver/remote') as typeof SeleniumRemote),
  };
}

/** Starts an X server on the first display that is free. */
async function startScreen(): Promise<{ display: string; kill: () => void }> {
  const [program, ...args] = [...START, 'Xvfb', '-displayfd', '3', '-screen', '0', '1600x1600x24'];
  const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'pipe'];
  const server = spawn(program, args, { stdio });
  const display = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
    server.once('exit', (code) => reject(new Error(`Xvfb ended with exit code ${code}.`)));
  });
  return { display, kill: () => void server.kill() };
}

function environmentOf(
  display: string,
  data: string,
  { width, height, deviceScaleFactor, dark, reducedMotion }: PageOptions,
): Record<string, string> {
  return {
    ...(process.env as Record<string, string>),
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    GDK_SCALE: String(deviceScaleFactor),
    // Painting each frame with an emulated graphics card would take half of the processor's time.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WINDOW_DARK: dark ? '1' : '0',
    WINDOW_DATA: data,
    WINDOW_HEIGHT: String(height),
    WINDOW_STILL: reducedMotion ? '1' : '0',
    WINDOW_WIDTH: String(width),
  };
}
