import { parseFragment } from '@/lib/site/sections';

/**
 * Moves parameters that follow the fragment to where they belong, as in `/?utm_source=x#contact`. CSS
 * then shows the section of the fragment, and everything that reads parameters finds them.
 */
export function moveParametersOutOfFragment(): void {
  const move = () => {
    const { id, parameters } = parseFragment(location.hash);
    if (parameters.length === 0) return;
    const query = [location.search.slice(1), ...parameters].filter(Boolean).join('&');
    history.replaceState(history.state, '', `?${query}`);
    // Only a navigation changes what CSS `:target` matches.
    if (id) location.replace(`#${id}`);
  };
  move();
  addEventListener('hashchange', move);
}
