import { withFreshBrowser } from './browser.mjs';
import { openOnSlowPhone } from './slow-phone.mjs';

/** A place on the first screen where a finger meets no control: the text above the offer's button. */
const TOUCH_BESIDE_CONTROLS = 'h1';

/**
 * How long until React has taken over: once left alone, counted from the navigation, and once touched as soon as there is
 * something to see, counted from the touch. A page that was hydrated before it could be touched waited 0.
 */
export async function hydrationRun({ origin, hydrates }) {
  if (!hydrates) return { figures: {} };
  const untouched = await withFreshBrowser(({ endpoint }) =>
    visit(endpoint, origin, { touched: false }),
  );
  const touched = await withFreshBrowser(({ endpoint }) =>
    visit(endpoint, origin, { touched: true }),
  );
  return {
    figures: {
      hydratedUntouched: untouched.hydrated,
      hydratedAfterTouch:
        touched.hydrated === null ? null : Math.max(0, touched.hydrated - touched.touched),
    },
  };
}

async function visit(endpoint, origin, { touched }) {
  const phone = await openOnSlowPhone(endpoint, `${origin}/`);
  try {
    await phone.sees('painted');
    if (touched) {
      phone.tap(await phone.centreOf(TOUCH_BESIDE_CONTROLS));
      await phone.sees('touched');
    }
    await phone.sees('hydrated');
    return await phone.recorded();
  } finally {
    await phone.close();
  }
}
