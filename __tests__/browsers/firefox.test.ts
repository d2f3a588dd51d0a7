import { existsSync } from 'node:fs';
import { testAccount } from './setup/account';
import { FIREFOX, launchFirefox } from './setup/firefox';

testAccount('Firefox', existsSync(FIREFOX) ? launchFirefox : undefined);
