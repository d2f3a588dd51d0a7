import { describeCrossBrowserSuite } from './setup/cross-browser-suite';
import { isUnpacked, launchOldChromium } from './setup/old-chromium';

describeCrossBrowserSuite('Chromium 92', isUnpacked(92) ? () => launchOldChromium(92) : undefined);
