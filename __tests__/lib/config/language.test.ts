import { ConfigurationError } from '@/lib/config/configuration-error';
import { readConfiguration } from '@/lib/config/read-configuration';

describe('the language', () => {
  it.each([
    ['1', undefined, 'en-IN'],
    ['1', '', 'en-IN'],
    ['1', 'en', 'en-IN'],
    ['1', ' hi ', 'hi-IN'],
    ['2', 'en', 'en-ID'],
    ['2', 'id', 'id-ID'],
  ])('of region %p with %p is %s', (region, language, locale) => {
    expect(
      readConfiguration({ NEXT_PUBLIC_REGION: region, NEXT_PUBLIC_LANGUAGE: language }).locale,
    ).toBe(locale);
  });

  it.each(['id', 'HI', 'hindi', 'hi-IN'])('of India cannot be %p', (language) => {
    const read = () =>
      readConfiguration({ NEXT_PUBLIC_REGION: '1', NEXT_PUBLIC_LANGUAGE: language });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(`NEXT_PUBLIC_LANGUAGE was "${language}"; allowed: en (English) or `);
    expect(read).toThrow(/ or hi \(हिन्दी\).* for India/);
    expect(read).not.toThrow('Bahasa');
  });

  it('gives the example company its address and copyright line', () => {
    const { company } = readConfiguration({ NEXT_PUBLIC_LANGUAGE: 'id' });
    expect(company.address).toBe('Jalan Contoh No. 1, Kota Contoh');
    expect(company.copyright).toBe('© Example Finance. Hak cipta dilindungi undang-undang.');
  });
});
