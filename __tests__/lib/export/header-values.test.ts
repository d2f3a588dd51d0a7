import { SECURITY_HEADERS } from '@/lib/export/headers/header-values';

// __tests__/browser/hosts.test.ts shows that every host sends them.
test('every response has these security headers', () => {
  expect(SECURITY_HEADERS).toEqual({
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
