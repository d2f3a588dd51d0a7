import { encode } from 'uqr';

/** In modules, as ISO/IEC 18004 requires. */
const BORDER = 4;

/** The most modules of a side (version 8, about 190 characters). More would be too small. */
const MOST_MODULES = 49;

interface AppQrCodeProps {
  readonly url: string;
  readonly caption: string;
}

/**
 * The link to the app as a QR code, drawn by the build. A visitor at a computer scans it with a
 * phone. Only screens with a mouse show it. It is black on white in every colour scheme, which
 * phones read most reliably. Screen readers have the link beside it.
 */
export function AppQrCode({ url, caption }: AppQrCodeProps) {
  const { data, size } = encode(url, { ecc: 'L', border: BORDER });
  if (size > MOST_MODULES + 2 * BORDER) return null;
  return (
    <>
      {/* Not in a style sheet: every home page would then contain these rules. */}
      <style href="app-qr-code" precedence="next">
        {STYLES}
      </style>
      <p className="app-qr-code web-font" aria-hidden="true">
        <svg viewBox={`0 0 ${size} ${size}`}>
          <path d={pathOf(data)} />
        </svg>
        {caption}
      </p>
    </>
  );
}

/** The dark modules of each row as relative lines: 0.4 kB, half of the package's SVG. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const lines = rows.map((row) => {
    const modules = row.map((dark) => (dark ? '1' : '0')).join('');
    const runs = [...modules.matchAll(/(0*)(1+)/g)];
    return runs.map(([, light = '', dark = '']) => `m${light.length} 0h${dark.length}`).join('');
  });
  return lines.map((line, y) => line && `M0 ${y}.5${line}`).join('');
}

/**
 * A white tile of one size beside the actions and the lines below them. The code fills what the
 * caption leaves. It keeps a distance from the disc of the banner.
 */
const STYLES = [
  '.app-qr-code{display:none}',
  '@media (min-width:80rem) and (pointer:fine){',
  // The least sizes keep the code in place when the font of the actions arrives, and the actions
  // when the code arrives. Nothing orders these rules and the style sheet of the offer.
  // With many facts, too, the surface is at most 700 px high on common screens.
  '.accent-panel.hero{--row:clamp(4rem,min(25vh - 3.875rem,9.4vw),7.75rem)}',
  '.hero .offer{gap:1.25rem 1.5rem;',
  'grid-template:auto minmax(5.25rem,auto) 1fr/minmax(26rem,28.5rem) minmax(11rem,1fr)}',
  '.offer h1{grid-column:1/-1}',
  '.offer .offer__lender{contain:inline-size;place-self:end stretch}',
  '.app-qr-code{display:grid;grid:minmax(0,auto) auto/100%;align-content:center;grid-area:2/2/span 2;align-self:end;contain:size;inline-size:9.75rem;block-size:10.375rem;padding:0 .25rem .5rem;border-radius:1rem;background:#fff;color:#000!important;font-size:var(--size-small);line-height:1.25;text-align:center;text-wrap-style:balance;forced-color-adjust:none}',
  '.app-qr-code svg{block-size:100%;inline-size:100%;stroke:#000;shape-rendering:crispEdges}}',
].join('');
