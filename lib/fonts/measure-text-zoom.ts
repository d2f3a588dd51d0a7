/**
 * Tells the style sheets by which factor the browser enlarges all text: `--text-zoom`. Android's
 * WebView enlarges it for the text size of the phone, and Firefox if it zooms text only. Neither
 * `rem` nor `vw` contains the factor, so text that is as wide as the screen allows divides by it.
 *
 * The function gives the invisible `head` a font size and reads what the browser makes of it. A size
 * in `px` depends on no other setting.
 */
export function measureTextZoom(): void {
  const { documentElement, head } = document;
  head.style = 'font-size:100px';
  documentElement.style = `--text-zoom:${parseFloat(getComputedStyle(head).fontSize) / 100}`;
}
