/** The file that the company can replace on the server to rename the site without a new build. */
export const SITE_CONFIG_PATH = '/site-config.js';
