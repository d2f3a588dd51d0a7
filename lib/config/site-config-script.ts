import type { SiteConfig } from './site-config';

/**
 * The script that sets `window.siteConfig` (PRODUCT rule 30), for whoever deploys to edit or replace. JSON is a subset
 * of JavaScript since ES2019, so that every text arrives as it was.
 */
export function siteConfigScript(siteConfig: SiteConfig): string {
  return [
    '// What the page shows of the company. Edit the values and the site has them with the next load, without a rebuild.',
    '// A field that is missing or blank keeps the value of the build.',
    `window.siteConfig = ${JSON.stringify(siteConfig, null, 2)};`,
    '',
  ].join('\n');
}
