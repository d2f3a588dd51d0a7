import { configuration } from '@/lib/config/configuration';
import { readContent, type SiteContent } from '../content/read-content';

type Modules = ((file: string) => unknown) & { keys(): string[] };

/** Provided by the bundler. */
declare const require: { context(folder: string, deep: boolean, files: RegExp): Modules };

// The files are modules for the development server. When one changes, the development server
// re-evaluates this module and updates the page. The bundler leaves this out of a build.
// eslint-disable-next-line no-restricted-properties -- The bundler knows no other condition.
if (process.env.NODE_ENV === 'development') {
  const files = require.context('../../content', true, /\.md$/);
  files.keys().forEach(files);
}

let content: Promise<SiteContent> | undefined;

/** The texts of `content/` for this build. Pages and routes read them once each. */
export function contentOfThisBuild(): Promise<SiteContent> {
  return (content ??= readContent(configuration));
}
