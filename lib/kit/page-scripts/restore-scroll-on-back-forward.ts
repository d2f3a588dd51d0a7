/**
 * Lets Back and Forward return to the scroll position at which the visitor left a section. If the
 * URL has a fragment, Chromium scrolls to its element instead (`FrameLoader::ProcessFragment`);
 * other browsers do not. Without the Navigation API this is a no-op.
 */
export function restoreScrollOnBackForward(): void {
  const { navigation } = window as { navigation?: Navigation };
  const positions = new Map<string | undefined, number>();
  navigation?.addEventListener('navigate', ({ destination }) => {
    positions.set(navigation.currentEntry?.key, scrollY);
    const top = positions.get(destination.key);
    if (top === undefined) return;
    // Chromium scrolls after `popstate`, and before the next frame.
    const restore = () => requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
    addEventListener('popstate', restore, { once: true });
  });
}
