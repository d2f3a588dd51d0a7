/**
 * Lets Next write its state into a history entry, but not a URL.
 *
 * Next reads the URL when its runtime starts, and writes the same URL back when it hydrates the
 * page or restores a history entry. A visitor who follows a link in between would lose the
 * fragment: the URL and the mark in the navigation would go back to the previous section. Only
 * links change the URL of this site (PRODUCT rule 16), so it is right as it is.
 */
export function keepCurrentUrl(): void {
  const replaceState = history.replaceState.bind(history);
  history.replaceState = (state, unused) => replaceState(state, unused);
}
