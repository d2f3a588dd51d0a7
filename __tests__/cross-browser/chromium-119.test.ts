import { describeCrossBrowserSuite } from './setup/cross-browser-suite';
import { isUnpacked, launchOldChromium } from './setup/old-chromium';

describeCrossBrowserSuite(
  'Chromium 119',
  isUnpacked(119) ? () => launchOldChromium(119) : undefined,
);
