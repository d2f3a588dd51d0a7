/**
 * The visible pictures that are shown larger than their pixels. Runs in the page, in the oldest
 * supported browsers too.
 */
export async function blurredPicturesInDocument(): Promise<string[]> {
  const found: string[] = [];
  for (const image of document.images) {
    if (image.getClientRects().length === 0) continue;
    image.loading = 'eager';
    await image.decode().catch(() => undefined);
    // The natural width of the picture itself depends on `sizes`, so a copy without that attribute
    // tells the pixels.
    const file = new Image();
    file.src = image.currentSrc;
    await file.decode().catch(() => undefined);
    const wanted = image.getBoundingClientRect().width * devicePixelRatio;
    if (file.naturalWidth < Math.floor(wanted))
      found.push(`${image.currentSrc} has ${file.naturalWidth} of ${Math.round(wanted)} pixels`);
  }
  return found;
}
