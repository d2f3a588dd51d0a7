/** Acts once the first screen is painted; once all is loaded, where a browser does not tell of its paints. */
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
