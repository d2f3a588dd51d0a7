import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Key, TestBrowser } from './page';

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/** The keys of WebDriver (W3C WebDriver §17.4.2). */
const KEYS: Readonly<Record<Key, string>> = { Tab: '\uE004', Enter: '\uE007', Shift: '\uE008' };

/**
 * Starts WebKitGTK by the W3C WebDriver protocol. Each page is a window of its own, on a screen
 * that nobody sees.
 */
export async function launchWebKit(): Promise<TestBrowser> {
  const display = `:${90 + (process.pid % 1000)}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '2600x2000x24'], { stdio: 'ignore' });
  return {
    close: async () => void screen.kill(),
    open: async ({ width, height, deviceScaleFactor, dark, reducedMotion }) => {
      const data = mkdtempSync(join(tmpdir(), 'webkit-'));
      const port = await freePort();
      const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
        stdio: 'ignore',
        env: {
          ...process.env,
          DISPLAY: display,
          GDK_BACKEND: 'x11',
          GDK_SCALE: String(deviceScaleFactor),
          LIBGL_ALWAYS_SOFTWARE: '1',
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
          WINDOW_DARK: dark ? '1' : '0',
          WINDOW_DATA: data,
          WINDOW_HEIGHT: String(height),
          WINDOW_STILL: reducedMotion ? '1' : '0',
          WINDOW_WIDTH: String(width),
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
      const send = <T>(command: string, body: object = {}) =>
        request<T>('POST', `${session}/${command}`, body);
      const evaluate = <T>(expression: string) =>
        send<T>('execute/async', {
          script: `const done = arguments[0]; Promise.resolve().then(() => (${expression})).then(done)`,
          args: [],
        });
      const actions = (source: object) => send('actions', { actions: [source] });
      const keys = (values: readonly string[]) =>
        actions({
          type: 'key',
          id: 'keyboard',
          actions: values.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        });
      return {
        // The protocol does not tell what the console says.
        errors: [],
        goto: async (url) => void (await send('url', { url })),
        evaluate,
        press: async (key) => void (await keys([KEYS[key]])),
        type: async (text) => void (await keys([...text])),
        click: async (x, y) => {
          await actions({
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          });
        },
        screenshot: async () =>
          Buffer.from(await request<string>('GET', `${session}/screenshot`), 'base64'),
        close: async () => {
          await request('DELETE', session).catch(() => undefined);
          driver.kill();
          // WebKit may still be writing to its cache.
          await rm(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
        },
      };
    },
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
