/** Acts when the page has loaded, in a moment in which the browser has nothing else to do. */
export function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  const wait = () => void ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(act);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
