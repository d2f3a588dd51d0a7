import { generateKeyPairSync, sign } from 'node:crypto';

/** The few object identifiers of a certificate, in DER. */
const OID = {
  ecdsaWithSha256: Buffer.from('06082a8648ce3d040302', 'hex'),
  commonName: Buffer.from('0603550403', 'hex'),
  subjectAlternativeName: Buffer.from('0603551d11', 'hex'),
};

const TAG = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  utf8String: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
  dnsName: 0x82,
  version: 0xa0,
  extensions: 0xa3,
};

/**
 * A certificate for `localhost` that lasts a day (X.509 v3, RFC 5280). Browsers speak HTTP/2 over TLS alone, and Node can
 * sign a certificate but not write one; a machine without openssl should still run the bench.
 */
export function selfSignedCertificate(now: Date): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(TAG.sequence, OID.ecdsaWithSha256);
  const name = der(
    TAG.sequence,
    der(TAG.set, der(TAG.sequence, OID.commonName, der(TAG.utf8String, Buffer.from('localhost')))),
  );
  const alternativeName = der(
    TAG.sequence,
    OID.subjectAlternativeName,
    der(TAG.octetString, der(TAG.sequence, der(TAG.dnsName, Buffer.from('localhost')))),
  );
  const toBeSigned = der(
    TAG.sequence,
    der(TAG.version, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, Buffer.from([1])),
    algorithm,
    name,
    der(TAG.sequence, utcTime(now, -1), utcTime(now, 24)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(TAG.extensions, der(TAG.sequence, alternativeName)),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', toBeSigned, privateKey)]);
  const certificate = der(TAG.sequence, toBeSigned, algorithm, der(TAG.bitString, signature));
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: pem(certificate),
  };
}

/** A tag, a length and a value (X.690, distinguished encoding). */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const lengthBytes =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), value]);
}

function utcTime(now: Date, hours: number): Buffer {
  const digits = new Date(now.getTime() + hours * 3_600_000).toISOString().replace(/\D/g, '');
  return der(TAG.utcTime, Buffer.from(`${digits.slice(2, 14)}Z`));
}

function pem(certificate: Buffer): string {
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
