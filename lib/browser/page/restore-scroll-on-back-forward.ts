/**
 * Lets Back and Forward return to where a section was read. Chromium scrolls to the fragment's
 * element instead, if the URL has one (`FrameLoader::ProcessFragment`); other browsers do not. It
 * does nothing in browsers without the Navigation API.
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
