import { spawn, type StdioOptions } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserPage, Key, PageOptions, TestBrowser } from './page';

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/** The keys of WebDriver (W3C WebDriver §17.4.2). */
const KEYS: Readonly<Record<Key, string>> = { Tab: '\uE004', Enter: '\uE007', Shift: '\uE008' };

interface Session {
  readonly openWindow: () => Promise<BrowserPage>;
  readonly close: () => Promise<void>;
}

/**
 * Starts WebKitGTK by the W3C WebDriver protocol, on a screen that nobody sees. The size, the
 * colours, the motion and the fonts belong to a session. Each page is a window of its own in one of
 * them.
 */
export async function launchWebKit(): Promise<TestBrowser> {
  const screen = await startScreen();
  const sessions = new Map<string, Promise<Session>>();
  return {
    close: async () => {
      for (const session of sessions.values()) await (await session).close();
      screen.kill();
    },
    open: async (options) => {
      const { width, height, deviceScaleFactor, dark, reducedMotion, fontconfigFile } = options;
      const key = [width, height, deviceScaleFactor, dark, reducedMotion, fontconfigFile].join(' ');
      const session = sessions.get(key) ?? startSession(screen.display, options);
      sessions.set(key, session);
      return (await session).openWindow();
    },
  };
}

/** Starts a program that ends with this process, however this process ends. */
function start(
  program: string,
  args: readonly string[],
  options: { stdio: StdioOptions; env?: NodeJS.ProcessEnv },
) {
  return spawn('setpriv', ['--pdeathsig', 'TERM', program, ...args], options);
}

/** Starts an X server on the first display that is free. */
async function startScreen(): Promise<{ display: string; kill: () => void }> {
  const server = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1600x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
    server.once('exit', (code) => reject(new Error(`Xvfb ended with exit code ${code}.`)));
  });
  return { display, kill: () => void server.kill() };
}

async function startSession(display: string, options: PageOptions): Promise<Session> {
  const data = mkdtempSync(join(tmpdir(), 'webkit-'));
  const port = await freePort();
  const driver = start(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      GDK_SCALE: String(options.deviceScaleFactor),
      // Painting each frame with an emulated graphics card would take half of the processor's time.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      ...(options.fontconfigFile && { FONTCONFIG_FILE: options.fontconfigFile }),
      WINDOW_DARK: options.dark ? '1' : '0',
      WINDOW_DATA: data,
      WINDOW_HEIGHT: String(options.height),
      WINDOW_STILL: options.reducedMotion ? '1' : '0',
      WINDOW_WIDTH: String(options.width),
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await started(origin);
  const { sessionId } = await request<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: '/usr/bin/python3',
          args: [join(__dirname, 'webkit-window.py')],
        },
      },
    },
  });
  const session = `${origin}/session/${sessionId}`;
  // The first window stays empty: a session ends with its last window.
  const first = await request<string>('GET', `${session}/window`);
  let current = first;
  const commandIn = async <T>(handle: string, method: string, path: string, body?: object) => {
    if (current !== handle) await request('POST', `${session}/window`, { handle });
    current = handle;
    return request<T>(method, `${session}/${path}`, body);
  };
  return {
    openWindow: async () => {
      const body = { type: 'window' };
      const { handle } = await commandIn<{ handle: string }>(first, 'POST', 'window/new', body);
      return pageOfWindow((...command) => commandIn(handle, ...command));
    },
    close: async () => {
      await request('DELETE', session).catch(() => undefined);
      driver.kill();
      // WebKit may still be writing to its cache.
      await rm(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/**
 * Changes one pixel of the screen all the time. Without a graphics card, WebKit takes a picture
 * only after the next change.
 */
function startRepainting(): void {
  const pixel = document.createElement('repainted-pixel');
  Object.assign(pixel.style, { position: 'fixed', inset: '0 auto auto 0', padding: '1px' });
  document.body.append(pixel);
  pixel.animate(
    { background: ['rgb(0 0 0 / 0)', 'rgb(0 0 0 / 0.01)'] },
    { iterations: Infinity, duration: 100 },
  );
}

function stopRepainting(): void {
  document.querySelector('repainted-pixel')?.remove();
}

/** @param command sends a command of the protocol to the page's window. */
function pageOfWindow(
  command: <T>(method: string, path: string, body?: object) => Promise<T>,
): BrowserPage {
  const perform = (source: object) => command('POST', 'actions', { actions: [source] });
  const keys = (values: readonly string[]) =>
    perform({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  const evaluate = <T>(expression: string) =>
    command<T>('POST', 'execute/async', {
      script: `const done = arguments[0]; Promise.resolve().then(() => (${expression})).then(done)`,
      args: [],
    });
  return {
    // The protocol does not tell what the console says.
    errors: [],
    goto: async (url) => void (await command('POST', 'url', { url })),
    evaluate,
    press: async (key) => void (await keys([KEYS[key]])),
    type: async (text) => void (await keys([...text])),
    click: async (x, y) => {
      await perform({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    screenshot: async () => {
      await evaluate(`(${startRepainting.toString()})()`);
      const png = await command<string>('GET', 'screenshot');
      await evaluate(`(${stopRepainting.toString()})()`);
      return Buffer.from(png, 'base64');
    },
    close: async () => void (await command('DELETE', 'window')),
  };
}

async function request<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { message?: string } };
  if (!response.ok) throw new Error(`WebKitWebDriver: ${value.message ?? response.statusText}`);
  return value;
}

/** Waits until the driver answers. */
async function started(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (
      await fetch(`${origin}/status`).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start within ten seconds.');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
