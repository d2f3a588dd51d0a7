export function afterFirstPaint(act: () => void): void {
  try {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      act();
    });
    observer.observe({ type: 'paint', buffered: true });
  } catch {
    // The browser has no PerformanceObserver, for instance because of a setting of Firefox.
    requestAnimationFrame(() => setTimeout(act));
  }
}
