import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
  keyType: 'ec',
  curve: 'P-256',
});

/** The certificate of the bench's servers. Browsers use HTTP/2 only over TLS. */
export const certificate = { key, cert };

/**
 * The flag that makes Chromium trust this certificate. Chromium ignores its HTTP cache for a
 * certificate with errors, even if it is told to ignore the errors; a service worker would then
 * download everything again.
 */
export const TRUST_FLAG = `--ignore-certificate-errors-spki-list=${createHash('sha256')
  .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64')}`;
