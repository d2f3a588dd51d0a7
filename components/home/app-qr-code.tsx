import { encode } from 'uqr';

/** In modules, as ISO/IEC 18004 asks for. */
const BORDER = 4;

/** The most modules of a side: version 8, for about 190 characters. More would be too small to read. */
const MOST_MODULES = 49;

/**
 * The link to the app as a QR code, drawn by the build. A visitor at a computer scans it with a phone.
 * Only screens with a mouse show it. Black on white in every scheme, because phones read nothing else
 * as surely. Screen readers have the link beside it.
 */
export function AppQrCode({ url }: { readonly url: string }) {
  const { data, size } = encode(url, { ecc: 'L', border: BORDER });
  if (size > MOST_MODULES + 2 * BORDER) return null;
  return (
    <>
      {/* Not a style sheet: the pages of all companies would contain its rules. */}
      <style href="app-qr-code" precedence="next">
        {STYLES}
      </style>
      <svg className="app-qr-code" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={pathOf(data)} />
      </svg>
    </>
  );
}

/** The dark modules of each row as lines, one module thick. Moves that are relative compress best. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const lines = rows.map((row) => {
    const modules = row.map((dark) => (dark ? '1' : '0')).join('');
    const runs = [...modules.matchAll(/(0*)(1+)/g)];
    return runs.map(([, light = '', dark = '']) => `m${light.length} 0h${dark.length}`).join('');
  });
  return lines.map((line, y) => `M0 ${y}.5${line}`).join('');
}

/** It is as tall as the space beside the last line of the headline, and moves nothing. */
const STYLES = [
  '.app-qr-code{display:none}',
  '@media screen and (min-width:64rem) and (hover:hover) and (pointer:fine){',
  '.app-qr-code{display:block;position:absolute;inset:auto auto 0 calc(100% + var(--space-3));inline-size:5rem;border-radius:.5rem;background:#fff;stroke:#000;shape-rendering:crispEdges;forced-color-adjust:none}}',
  '@media screen and (min-width:80rem) and (hover:hover) and (pointer:fine){',
  '.app-qr-code{inset-inline-start:calc(100% + var(--space-5));inline-size:6.5rem}}',
].join('');
