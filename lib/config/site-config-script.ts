import type { Company } from './company';
import { siteConfigOf } from './site-config';

/**
 * The source of `/site-config.js`, which sets `window.siteConfig` (PRODUCT rule 30). A deployer can
 * edit or replace the file. JSON is a subset of JavaScript since ES2019, so every text arrives
 * unchanged.
 */
export function siteConfigScript(company: Company): string {
  return [
    '// The company texts of this site. Edit a value to change the site at the next visit, without a new build. Save the file as UTF-8.',
    '// The page ignores a value that is blank, not valid, longer than 500 characters or contains < or >, and shows the value of the build.',
    `window.siteConfig = ${JSON.stringify(siteConfigOf(company), null, 2)};`,
    '',
  ].join('\n');
}
