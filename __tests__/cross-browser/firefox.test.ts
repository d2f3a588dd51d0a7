import { existsSync } from 'node:fs';
import { describeCrossBrowserSuite } from './setup/cross-browser-suite';
import { FIREFOX, launchFirefox } from './setup/firefox';

describeCrossBrowserSuite('Firefox', existsSync(FIREFOX) ? launchFirefox : undefined);
