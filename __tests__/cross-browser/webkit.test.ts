import { existsSync } from 'node:fs';
import { describeCrossBrowserSuite } from './setup/cross-browser-suite';
import { launchWebKit, WEBKIT_DRIVER } from './setup/webkit';

const isInstalled = [WEBKIT_DRIVER, '/usr/bin/Xvfb', '/usr/bin/python3'].every(existsSync);

describeCrossBrowserSuite('WebKitGTK', isInstalled ? launchWebKit : undefined);
