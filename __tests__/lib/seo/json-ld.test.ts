import { jsonForScript } from '@/lib/seo/json-ld';

test('JSON cannot end the script that it stands in', () => {
  const text = jsonForScript({ name: '</script><script>x()</script><!--' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>x()</script><!--' });
});
