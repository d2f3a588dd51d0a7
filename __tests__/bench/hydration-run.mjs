import { loadTypeScript } from '../../lib/load-typescript.mjs';
import { withFreshBrowser } from './browser.mjs';
import { openOnSlowPhone } from './throttled-page.mjs';

const { HYDRATING } = await loadTypeScript('__tests__/bench/page-selectors.ts');

/**
 * The time from a touch right after the first paint until React has hydrated the form. Only a touch
 * starts React.
 */
export async function hydrationRun({ origin, hydrates }) {
  if (!hydrates) return { figures: {} };
  const { hydrated, touched } = await withFreshBrowser(({ endpoint }) => visit(endpoint, origin));
  return {
    figures: { hydratedAfterTouch: hydrated === null ? null : Math.max(0, hydrated - touched) },
  };
}

async function visit(endpoint, origin) {
  const phone = await openOnSlowPhone(endpoint, `${origin}${HYDRATING.path}`);
  try {
    await phone.sees('painted');
    phone.tap(await phone.centreOf(HYDRATING.selector));
    await phone.sees('touched');
    await phone.sees('hydrated');
    return await phone.recorded();
  } finally {
    await phone.close();
  }
}
