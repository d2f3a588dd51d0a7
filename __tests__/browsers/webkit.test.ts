import { existsSync } from 'node:fs';
import { testAccount } from './setup/account';
import { launchWebKit, WEBKIT_DRIVER } from './setup/webkit';

const isInstalled = [WEBKIT_DRIVER, '/usr/bin/Xvfb', '/usr/bin/python3'].every(existsSync);

testAccount('WebKitGTK', isInstalled ? launchWebKit : undefined);
