/**
 * Tells the style sheets what they cannot find out themselves in every supported browser, as
 * attributes of the root: `data-scripting` means that scripts run, and `data-section` is the URL's
 * fragment in browsers without `:has()`.
 *
 * React removes both when it renders the document anew, for example after a translator rewrote it,
 * so `components/document-state.tsx` sets them again.
 */
export function setDocumentState(): void {
  const { dataset } = document.documentElement;
  dataset['scripting'] = '';
  if (!CSS.supports('selector(:has(*))')) dataset['section'] = location.hash.slice(1);
}
