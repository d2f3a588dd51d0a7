import { spawn, type StdioOptions } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Selenium from 'selenium-webdriver';
import type * as SeleniumHttp from 'selenium-webdriver/http';
import type * as SeleniumRemote from 'selenium-webdriver/remote';
import { browserOfSessions, type BrowserPage, type PageOptions, type TestBrowser } from './page';

const DRIVER = '/usr/bin/WebKitWebDriver';
/** Starts a program that ends with this process, however this process ends. */
const START = ['/usr/bin/setpriv', '--pdeathsig', 'TERM'] as const;
const PYTHON = '/usr/bin/python3';

/** What has to be installed. */
export const WEBKIT_PROGRAMS = [DRIVER, '/usr/bin/Xvfb', PYTHON, START[0]];

/**
 * Starts WebKitGTK, which Selenium drives by the W3C WebDriver protocol, on a screen that nobody sees. The size, the
 * colours, the motion and the fonts belong to a session. Each page is a window of its own in one of
 * them.
 */
export async function launchWebKit(): Promise<TestBrowser> {
  const screen = await startScreen();
  const browser = browserOfSessions(
    ['width', 'height', 'deviceScaleFactor', 'dark', 'reducedMotion', 'fontconfigFile'],
    (options) => startSession(screen.display, options),
  );
  return {
    ...browser,
    close: async () => {
      await browser.close();
      screen.kill();
    },
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

/** Selenium, which is not among the project's own packages. */
function selenium() {
  const require = createRequire(join(__dirname, '../package.json'));
  return {
    ...(require('selenium-webdriver') as typeof Selenium),
    ...(require('selenium-webdriver/http') as typeof SeleniumHttp),
    ...(require('selenium-webdriver/remote') as typeof SeleniumRemote),
  };
}

async function startSession(display: string, options: PageOptions) {
  const { Capabilities, DriverService, Executor, HttpClient, WebDriver } = selenium();
  const data = mkdtempSync(join(tmpdir(), 'webkit-'));
  const [program, ...args] = START;
  const service = new DriverService.Builder(program)
    .addArguments(...args, DRIVER)
    .setLoopback(true)
    .setEnvironment(environmentOf(display, data, options))
    .build();
  const executor = new Executor(new HttpClient(await service.start()));
  const driver = WebDriver.createSession(
    executor,
    new Capabilities({
      'webkitgtk:browserOptions': {
        binary: PYTHON,
        args: [join(__dirname, 'webkit-window.py')],
      },
    }),
  );
  // The first window stays empty: a session ends with its last window.
  const first = await driver.getWindowHandle();
  return {
    openPage: async () => {
      await driver.switchTo().window(first);
      await driver.switchTo().newWindow('window');
      return pageOfWindow(driver, await driver.getWindowHandle());
    },
    close: async () => {
      await driver.quit().catch(() => undefined);
      await service.kill();
      // WebKit may still be writing to its cache.
      await rm(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

function environmentOf(
  display: string,
  data: string,
  { width, height, deviceScaleFactor, dark, reducedMotion, fontconfigFile }: PageOptions,
): Record<string, string> {
  return {
    ...(process.env as Record<string, string>),
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    GDK_SCALE: String(deviceScaleFactor),
    // Painting each frame with an emulated graphics card would take half of the processor's time.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    ...(fontconfigFile && { FONTCONFIG_FILE: fontconfigFile }),
    WINDOW_DARK: dark ? '1' : '0',
    WINDOW_DATA: data,
    WINDOW_HEIGHT: String(height),
    WINDOW_STILL: reducedMotion ? '1' : '0',
    WINDOW_WIDTH: String(width),
  };
}

function pageOfWindow(driver: Selenium.WebDriver, handle: string): BrowserPage {
  const { Key } = selenium();
  const keys = { Tab: Key.TAB, Enter: Key.ENTER };
  const inWindow = async () => {
    await driver.switchTo().window(handle);
    return driver;
  };
  return {
    // The protocol does not tell what the console says.
    errors: [],
    goto: async (url) => (await inWindow()).get(url),
    evaluate: async (expression) =>
      (await inWindow()).executeAsyncScript(
        `const done = arguments[0]; Promise.resolve().then(() => (${expression})).then(done)`,
      ),
    press: async (key) => (await inWindow()).actions().sendKeys(keys[key]).perform(),
    type: async (text) => (await inWindow()).actions().sendKeys(text).perform(),
    click: async (x, y) =>
      (await inWindow())
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .press()
        .release()
        .perform(),
    close: async () => (await inWindow()).close(),
  };
}
