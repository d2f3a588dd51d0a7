import { readConfiguration } from '@/lib/config/read-configuration';
import { type Site, type SiteContent } from '@/lib/content/read-content';

/** A site with these settings, and what its company wrote. */
export function readSite(
  settings: Record<string, string> = {},
  content: Partial<SiteContent> = {},
): Site {
  return { ...readConfiguration(settings), content: { pages: [], ...content } };
}
