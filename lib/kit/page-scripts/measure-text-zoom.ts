/**
 * Tells the style sheets by which factor the browser enlarges all text: `--text-zoom`. Android's
 * WebView enlarges it for the text size of the phone, and Firefox if it zooms text only. Neither
 * `rem` nor `vw` contains the factor, so text that is as wide as the screen allows divides by it.
 *
 * `base.css` gives the invisible `head` a font size in `px`, which depends on no other setting. The
 * function reads what the browser makes of it, in the first frame, where styles are computed
 * anyway.
 */
export function measureTextZoom(): void {
  requestAnimationFrame(() => {
    const { documentElement, head } = document;
    const zoom = parseFloat(getComputedStyle(head).fontSize) / 100;
    if (zoom !== 1) documentElement.style = `--text-zoom:${zoom}`;
  });
}
