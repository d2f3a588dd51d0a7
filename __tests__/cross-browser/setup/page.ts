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

export type Key = 'Tab' | 'Enter' | 'Shift';

/** A page in any of the browsers: only what all of their protocols can do. */
export interface BrowserPage {
  readonly goto: (url: string) => Promise<void>;
  /** The value of an expression, which is awaited if it is a promise. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Clicks with the mouse, in CSS pixels from the corner of the screen. */
  readonly click: (x: number, y: number) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
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
