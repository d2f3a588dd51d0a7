import type { Page } from 'playwright-core';

/** What a test asks of a browser when it opens a page. */
export interface PageOptions {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor: number;
  readonly dark?: boolean;
  readonly reducedMotion?: boolean;
  /** A configuration of fontconfig that replaces the system's. Only WebKitGTK uses it. */
  readonly fontconfigFile?: string;
}

export type Key = 'Tab' | 'Enter';

/** A page in any of the browsers: only what all of their protocols can do. */
export interface BrowserPage {
  readonly goto: (url: string) => Promise<void>;
  /** The value of an expression, which is awaited if it is a promise. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Clicks with the mouse, in CSS pixels from the corner of the screen. */
  readonly click: (x: number, y: number) => Promise<void>;
  /**
   * The errors in the console and the uncaught exceptions. Empty where the protocol does not tell
   * them.
   */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

export interface TestBrowser {
  readonly open: (options: PageOptions) => Promise<BrowserPage>;
  readonly close: () => Promise<void>;
}

/** A page of Playwright or of Puppeteer, which name the same things alike. */
export function pageOf(page: Page, close: () => Promise<void>): BrowserPage {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return {
    errors,
    goto: async (url) => {
      await page.goto(url);
      await page.bringToFront();
    },
    evaluate: (expression) => page.evaluate(expression),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    close,
  };
}

/** A running browser or a part of it, whose settings all of its pages have. */
interface Session {
  readonly openPage: (options: PageOptions) => Promise<BrowserPage>;
  readonly close: () => Promise<void>;
}

/**
 * A browser in which some options belong to a session. A session starts with the first page that
 * needs it.
 *
 * @param keys the options that belong to a session.
 */
export function browserOfSessions(
  keys: readonly (keyof PageOptions)[],
  start: (options: PageOptions) => Promise<Session>,
): TestBrowser {
  const sessions = new Map<string, Promise<Session>>();
  return {
    open: async (options) => {
      const key = keys.map((each) => options[each]).join(' ');
      const session = sessions.get(key) ?? start(options);
      sessions.set(key, session);
      return (await session).openPage(options);
    },
    close: async () => {
      for (const session of sessions.values()) await (await session).close();
    },
  };
}
