import { createPrivateKey, X509Certificate } from 'node:crypto';
import { selfSignedCertificate } from './self-signed-certificate';

const { key, cert } = selfSignedCertificate(new Date('2026-03-01T12:00:00Z'));
const certificate = new X509Certificate(cert);

test('the certificate is for localhost, and signed with its own key', () => {
  expect(certificate.checkHost('localhost')).toBe('localhost');
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true);
});

test('it lasts a day, from an hour ago for a clock that is behind', () => {
  expect(new Date(certificate.validFrom)).toEqual(new Date('2026-03-01T11:00:00Z'));
  expect(new Date(certificate.validTo)).toEqual(new Date('2026-03-02T12:00:00Z'));
});
