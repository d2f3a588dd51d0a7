import { drawIconsAndManifest, type IconsAndManifest } from '@/lib/seo/icons-and-manifest';
import { siteOfThisBuild } from './content-of-this-build';

let files: Promise<IconsAndManifest> | undefined;

/** The icons and the manifest of this build. Pages and routes draw them once each. */
export function iconsAndManifestOfThisBuild(): Promise<IconsAndManifest> {
  return (files ??= siteOfThisBuild().then(drawIconsAndManifest));
}
