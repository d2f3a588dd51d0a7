import { parseFragment } from '../urls';

/** Adds parameters to the URL of the page, without a navigation. */
export function addParameters(parameters: string, fragment = location.hash): void {
  const { search } = location;
  history.replaceState(history.state, '', `${search ? `${search}&` : '?'}${parameters}${fragment}`);
}

/**
 * Moves parameters that follow the fragment to where they belong, as in `/?utm_source=x#contact`.
 * CSS then shows the section of the fragment, and everything that reads parameters finds them.
 */
export function moveParametersOutOfFragment(): void {
  const { id, parameters } = parseFragment(location.hash);
  if (!parameters) return;
  addParameters(parameters, '');
  // Only a navigation changes what CSS `:target` matches.
  if (id) location.replace(`#${id}`);
}
