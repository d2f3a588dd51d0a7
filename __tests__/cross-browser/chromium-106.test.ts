import { describeCrossBrowserSuite } from './setup/cross-browser-suite';
import { isUnpacked, launchOldChromium } from './setup/old-chromium';

describeCrossBrowserSuite(
  'Chromium 106',
  isUnpacked(106) ? () => launchOldChromium(106) : undefined,
);
