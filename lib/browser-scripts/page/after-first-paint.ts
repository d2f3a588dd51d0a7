/**
 * Calls `act` after the first paint, or after the load event in browsers that do not report paints.
 */
export function afterFirstPaint(act: () => void): void {
  try {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      act();
    });
    observer.observe({ type: 'paint', buffered: true });
  } catch {
    addEventListener('load', act);
  }
}
