import { existsSync } from 'node:fs';
import { chromiumVersion } from './browsers';
import { FIREFOX, launchFirefox } from './firefox';
import { isUnpacked, launchOldChromium } from './launch-old-chromium';
import type { TestBrowser } from './page';
import { launchWebKit, WEBKIT_DRIVER } from './webkit';

const WEBKIT_PROGRAMS = [WEBKIT_DRIVER, '/usr/bin/Xvfb', '/usr/bin/python3', '/usr/bin/setpriv'];

/** The function that starts a browser, or undefined if the browser is not installed here. */
export function launcherOf(browser: string): (() => Promise<TestBrowser>) | undefined {
  const version = chromiumVersion(browser);
  if (version) return isUnpacked(version) ? () => launchOldChromium(version) : undefined;
  if (browser === 'Firefox') return existsSync(FIREFOX) ? launchFirefox : undefined;
  return WEBKIT_PROGRAMS.every(existsSync) ? launchWebKit : undefined;
}
