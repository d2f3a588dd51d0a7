import { testAccount } from './setup/account';
import { isUnpacked, launchOldChromium } from './setup/old-chromium';

testAccount('Chromium 111', isUnpacked(111) ? () => launchOldChromium(111) : undefined);
