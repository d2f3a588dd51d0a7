import { loadTypeScript } from '../../lib/load-typescript.mjs';
import { withFreshBrowser } from './browser.mjs';
import { openOnSlowPhone, pause } from './throttled-page.mjs';

const { CONTROLS } = await loadTypeScript('__tests__/bench/page-selectors.ts');
const { tapFigure } = await loadTypeScript('__tests__/bench/metrics.ts');

const SELECTORS = CONTROLS.map(({ selector }) => selector);

/** The time between two taps of an impatient visitor, and the longest wait for hydration. */
const IMPATIENT_MS = 100;
const GIVES_UP_MS = 15_000;
/** Work that follows hydration, such as the start of the banner, still counts as hydration. */
const AFTERMATH_MS = 500;
const SETTLED_MS = 1500;
const CALM_TAPS = 3;
const CALM_MS = 400;

/**
 * The longest delay from a tap to the next paint for each control: the INP of the page if this were
 * its only control. One figure is for taps in quick succession from the first paint until the page
 * is hydrated. The other is for slow taps after that. Each control gets its own visit, because the
 * first tap may have to wait for a script. A page without a runtime has only the second figure.
 */
export function interactionRun({ origin, hydrates }) {
  return withFreshBrowser(async ({ endpoint }) => {
    const figures = {};
    for (const index of await presentControls(endpoint, origin)) {
      const control = CONTROLS[index];
      const phone = await openOnSlowPhone(endpoint, `${origin}${control.path}`, SELECTORS);
      try {
        await phone.sees('painted');
        if (hydrates)
          figures[tapFigure(control, 'hydrating')] = await tapUntilHydrated(phone, control, index);
        figures[tapFigure(control, 'hydrated')] = await tapCalmly(phone, control, index);
      } finally {
        await phone.close();
      }
    }
    return { figures };
  });
}

/** A baseline may lack a navigation, a banner or a form. */
async function presentControls(endpoint, origin) {
  const phone = await openOnSlowPhone(endpoint, `${origin}/`);
  try {
    await phone.sees('painted');
    const present = await phone.evaluate(
      `${JSON.stringify(SELECTORS)}.map((selector) => document.querySelector(selector) !== null)`,
    );
    return [...CONTROLS.keys()].filter((index) => present[index]);
  } finally {
    await phone.close();
  }
}

async function tapUntilHydrated(phone, { selector, partner, hydrates }, index) {
  const places = [
    await phone.centreOf(selector),
    ...(partner ? [await phone.centreOf(partner)] : []),
  ];
  const end = Date.now() + GIVES_UP_MS;
  let ended = false;
  const taps = (async () => {
    for (let tap = 0; !ended && Date.now() < end; tap++) {
      phone.tap(places[tap % places.length]);
      await pause(IMPATIENT_MS);
    }
  })();
  if (hydrates) await phone.sees('hydrated', GIVES_UP_MS);
  await pause(AFTERMATH_MS);
  ended = true;
  await taps;
  await pause(SETTLED_MS);
  return worst(await phone.recorded(), index, 0);
}

async function tapCalmly(phone, { selector, partner }, index) {
  const since = await phone.evaluate('performance.now()');
  for (let tap = 0; tap < CALM_TAPS; tap++) {
    for (const target of partner ? [selector, partner] : [selector]) {
      phone.tap(await phone.centreOf(target));
      await pause(CALM_MS);
    }
  }
  await pause(SETTLED_MS);
  return worst(await phone.recorded(), index, since);
}

/**
 * The observer does not report events of less than 16 ms. A tap without a report took at most that
 * long.
 */
const QUICKEST_REPORTED_MS = 16;

function worst({ taps, interactions }, index, since) {
  const ofControl = ({ control, at }) => control === index && at >= since;
  if (!taps.some(ofControl)) return null;
  return Math.max(
    QUICKEST_REPORTED_MS,
    ...interactions.filter(ofControl).map(({ duration }) => duration),
  );
}
