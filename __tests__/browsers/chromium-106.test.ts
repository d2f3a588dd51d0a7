import { testAccount } from './setup/account';
import { isUnpacked, launchOldChromium } from './setup/old-chromium';

testAccount('Chromium 106', isUnpacked(106) ? () => launchOldChromium(106) : undefined);
