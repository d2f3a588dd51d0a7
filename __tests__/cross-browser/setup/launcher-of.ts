import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { FIREFOX, launchFirefox } from './firefox';
import { launchOldChromium } from './old-chromium';
import type { TestBrowser } from './page';
import { launchWebKit, WEBKIT_PROGRAMS } from './webkit';

/** The function that starts a browser by its name, or undefined if it is not installed here. */
export function launcherOf(browser: string): (() => Promise<TestBrowser>) | undefined {
  if (browser === 'Firefox') return existsSync(FIREFOX) ? launchFirefox : undefined;
  if (browser === 'WebKitGTK') return WEBKIT_PROGRAMS.every(existsSync) ? launchWebKit : undefined;
  const folder = resolve('node_modules/.cache', browser);
  return existsSync(folder) ? () => launchOldChromium(folder) : undefined;
}
