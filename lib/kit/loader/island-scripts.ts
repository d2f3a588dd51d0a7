import { addScript } from '../page-scripts';
import { ISLAND_SCRIPTS_ATTRIBUTE } from './island-attributes';
import { pendingClicks } from './pending-clicks';

/** The URL and the integrity of each script, separated by a space, by its name. */
export type ScriptSources = Readonly<Record<string, string | undefined>>;

/** The pause before a failed script is requested again for a click, in milliseconds. */
const RETRY_PAUSE_MS = 4000;

const states: Partial<Record<string, 'loading' | 'failed' | 'loaded'>> = {};
let sources: ScriptSources = {};

/** Says where the scripts of the page's islands are, and the recovery script. */
export function setSources(scripts: ScriptSources): void {
  sources = scripts;
}

/** Requests the scripts of an island that have not been requested before. */
export function loadScripts(island: Element): void {
  for (const name of namesOf(island)) if (!states[name]) void request(name);
}

/** Requests again what has failed. */
export function retryFailed(): void {
  for (const name in states) if (states[name] === 'failed') void request(name);
}

function haveScriptsLoaded(island: Element): boolean {
  return namesOf(island).every((name) => states[name] === 'loaded');
}

function namesOf(island: Element): string[] {
  return (island.getAttribute(ISLAND_SCRIPTS_ATTRIBUTE) ?? 'runtime').split(' ');
}

async function request(name: string): Promise<void> {
  states[name] = 'loading';
  const isLoaded = await addScript(sources[name]);
  states[name] = isLoaded ? 'loaded' : 'failed';
  // In a new task, because the evaluation of the script was a long task. The runtime script, which
  // has this function, may come after that of an island.
  if (isLoaded)
    return void setTimeout(() => window.hydrateReady?.(haveScriptsLoaded, pendingClicks));
  void addScript(sources['recovery']);
  if (pendingClicks.length > 0) setTimeout(retryFailed, RETRY_PAUSE_MS);
}
