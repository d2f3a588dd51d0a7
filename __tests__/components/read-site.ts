import { readConfiguration } from '@/lib/config/read-configuration';
import { NO_CONTENT, type Site, type SiteContent } from '@/lib/content/read-content';

/** A site with these settings, and what its company wrote. */
export function readSite(
  settings: Record<string, string> = {},
  content: Partial<SiteContent> = {},
): Site {
  return { ...readConfiguration(settings), content: { ...NO_CONTENT, ...content } };
}
