import { testAccount } from './setup/account';
import { isUnpacked, launchOldChromium } from './setup/old-chromium';

testAccount('Chromium 119', isUnpacked(119) ? () => launchOldChromium(119) : undefined);
