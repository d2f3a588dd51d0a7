import { parseUrl } from '@/lib/kit/urls/parse-url';

test('parses a URL', () => {
  expect(parseUrl('https://acme.example/a')?.pathname).toBe('/a');
});

test.each(['', 'acme.example', 'https://', '/path'])('%p is no absolute URL', (text) => {
  expect(parseUrl(text)).toBeUndefined();
});

test('accepts a host with other letters however often it is called', () => {
  for (let call = 0; call < 5_000; call++)
    expect(parseUrl('https://www.müller.example')?.hostname).toBe('www.xn--mller-kva.example');
});
