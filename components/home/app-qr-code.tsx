import { encode } from 'uqr';
import './app-qr-code.css';

/** In modules, as ISO/IEC 18004 requires. */
const BORDER = 4;

/** The most modules of a side (version 8, about 190 characters). More would be too small. */
const MOST_MODULES = 49;

export type QrCode = Pick<ReturnType<typeof encode>, 'data' | 'size'>;

interface AppQrCodeProps {
  readonly code: QrCode;
  readonly caption: string;
}

/** The QR code of a link; undefined without a link, or for one that needs more modules. */
export function qrCodeOf(url: string): QrCode | undefined {
  const code = url ? encode(url, { ecc: 'L', border: BORDER }) : undefined;
  return code && code.size <= MOST_MODULES + 2 * BORDER ? code : undefined;
}

/**
 * The link to the app as a QR code, drawn by the build. A visitor at a computer scans it with a
 * phone. Only screens with a mouse show it. Screen readers have the link beside it.
 */
export function AppQrCode({ code: { data, size }, caption }: AppQrCodeProps) {
  return (
    <p className="app-qr-code web-font" aria-hidden="true">
      <svg viewBox={`0 0 ${size} ${size}`}>
        <path d={pathOf(data)} />
      </svg>
      {caption}
    </p>
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
