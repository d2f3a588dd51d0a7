import './app-qr-code.css';

/** The file with the code (`drawAppQrCode`). */
export interface QrCode {
  readonly url: string;
}

interface AppQrCodeProps {
  readonly code: QrCode;
  readonly caption: string;
}

/**
 * The link to the app as a QR code. A visitor at a computer scans it with a phone. Only screens with
 * a mouse show it, and only they load its file, which is a background (BackgroundPicture says why).
 * Screen readers have the link beside it.
 */
export function AppQrCode({ code: { url }, caption }: AppQrCodeProps) {
  return (
    <p className="app-qr-code web-font" aria-hidden="true">
      <style href="app-qr-code" precedence="next">
        {`.app-qr-code__code{background:url(${url}) center/contain no-repeat}`}
      </style>
      <span className="app-qr-code__code" />
      {caption}
    </p>
  );
}
