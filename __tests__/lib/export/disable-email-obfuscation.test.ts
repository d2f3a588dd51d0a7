import { disableEmailObfuscation } from '@/lib/export/steps/disable-email-obfuscation';
import { htmlOf, pageOf } from './export-fixtures';

test('everything in the body is between the comments that keep Cloudflare from replacing email addresses', () => {
  const page = pageOf('<!DOCTYPE html><html><body><p>care@a.example</p><p>b@c.example</p></body>');

  disableEmailObfuscation(page);

  expect(htmlOf(page)).toContain(
    '<body><!--email_off--><p>care@a.example</p><p>b@c.example</p><!--/email_off--></body>',
  );
});

test('a page without a body is not what Next writes', () => {
  expect(() => disableEmailObfuscation(pageOf('<!DOCTYPE html><frameset></frameset>'))).toThrow(
    'out/index.html: expected a body',
  );
});
