import { describeCrossBrowserSuite } from './setup/cross-browser-suite';
import { isUnpacked, launchOldChromium } from './setup/old-chromium';

describeCrossBrowserSuite(
  'Chromium 111',
  isUnpacked(111) ? () => launchOldChromium(111) : undefined,
);
