import { configuration } from '@/lib/config/configuration';
import { drawIconsAndManifest, type IconsAndManifest } from '@/lib/seo/icons-and-manifest';

let files: Promise<IconsAndManifest> | undefined;

/** The icons and the manifest of this build. Pages and routes draw them once each. */
export function iconsAndManifestOfThisBuild(): Promise<IconsAndManifest> {
  return (files ??= drawIconsAndManifest(configuration));
}
