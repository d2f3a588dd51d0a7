import { testAccount } from './setup/account';
import { isUnpacked, launchOldChromium } from './setup/old-chromium';

testAccount('Chromium 92', isUnpacked(92) ? () => launchOldChromium(92) : undefined);
