import type { SiteConfig } from './site-config';

/**
 * A plainly fictitious company, so that the page looks whole before anyone has configured it. `next build` names each
 * value that is still in use.
 */
export const DEMONSTRATION_SITE_CONFIG: Omit<SiteConfig, 'copyright'> = {
  comName: 'Example Finance',
  email: 'hello@example.com',
  address: '1 Example Street, Exampleville',
};
