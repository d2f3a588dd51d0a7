import { setTimeout as pause } from 'node:timers/promises';
import { loadTypeScript } from '../../lib/load-typescript.mjs';
import { onSlowPhone } from './throttled-page.mjs';

const { PAGE, TAPPED, tapFigure } = await loadTypeScript('__tests__/bench/page-selectors.ts');

/** The time between two taps of an impatient visitor. */
const IMPATIENT_MS = 100;
/** Work that follows hydration, such as the start of the banner, still counts as hydration. */
const AFTERMATH_MS = 500;
const SETTLED_MS = 1500;
const CALM_TAPS = 3;
const CALM_MS = 400;

/**
 * The time from a touch on a field right after the first paint until React has hydrated the form.
 * Only a touch starts React.
 */
export async function hydrationRun({ origin }) {
  const { touched, hydrated } = await onSlowPhone(`${origin}/#contact`, async (phone) => {
    phone.tap(await phone.centreOf(PAGE.name));
    await phone.sees('hydrated');
  });
  return { hydratedAfterTouch: hydrated - touched };
}

/**
 * The longest delay from a tap to the next paint for each group of controls: the INP of the page if
 * these were its only controls. The visitor taps in quick succession from the first paint until the
 * page is hydrated, and slowly after that.
 */
export async function tapRun({ origin }) {
  const figures = {};
  for (const tapped of TAPPED) {
    const { longestTap } = await onSlowPhone(`${origin}${tapped.path}`, (phone) =>
      tapInTurn(phone, tapped),
    );
    figures[tapFigure(tapped)] = longestTap;
  }
  return figures;
}

async function tapInTurn(phone, { controls, hydrates }) {
  const places = await Promise.all(controls.map(phone.centreOf));
  let taps = 0;
  const tap = () => phone.tap(places[taps++ % places.length]);
  tap();
  const impatience = setInterval(tap, IMPATIENT_MS);
  try {
    if (hydrates) await phone.sees('hydrated');
    await pause(AFTERMATH_MS);
  } finally {
    clearInterval(impatience);
  }
  await pause(SETTLED_MS);
  for (let calm = 0; calm < CALM_TAPS * controls.length; calm++) {
    phone.tap(await phone.centreOf(controls[calm % controls.length]));
    await pause(CALM_MS);
  }
  await pause(SETTLED_MS);
}
