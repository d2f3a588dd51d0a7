import { configuration } from '@/lib/config/configuration';
import { buildWebFonts, type WebFonts } from './build-web-fonts';

let fonts: Promise<WebFonts> | undefined;

/** The fonts of this build. Each process of Next builds them once. */
export function webFontsOfThisBuild(): Promise<WebFonts> {
  return (fonts ??= buildWebFonts(configuration, configuration.company.name));
}
