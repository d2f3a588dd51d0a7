/** Tells the style sheets that scripts run. The loader does so before the first paint. */
export function markScripting(): void {
  document.documentElement.dataset['scripting'] = '';
}
