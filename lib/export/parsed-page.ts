import type { SitePage } from '@/lib/site/pages';
import type { Document } from './html/html-tree';

/** A parsed page. The steps of the export change its document. */
export interface Page extends SitePage {
  readonly document: Document;
}
