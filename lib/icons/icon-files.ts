/**
 * The icons. `zoom` scales the currency sign, and `radius` rounds the background. Operating systems
 * round the maskable icon and the touch icon themselves, so these two fill their square.
 */
export const ICONS = {
  'icon.svg': { size: 512, zoom: 1, radius: 116 },
  'icon-192.png': { size: 192, zoom: 1, radius: 116 },
  'icon-512.png': { size: 512, zoom: 1, radius: 116 },
  'maskable-512.png': { size: 512, zoom: 0.72, radius: 0 },
  'apple-touch-icon.png': { size: 180, zoom: 0.86, radius: 0 },
} as const;

export type IconFile = keyof typeof ICONS;

/** The Open Graph image: the picture that shared links show. */
export const OPEN_GRAPH_IMAGE = { file: 'open-graph.png', width: 1200, height: 630 } as const;
