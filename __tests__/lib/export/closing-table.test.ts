import { closingTable } from '@/lib/export/closing-table';
import { exported, pageWithStarter } from './exported';

describe('the table at the end of the build', () => {
  it('says which region and company this is, and what the first load weighs', () => {
    const table = closingTable(exported(pageWithStarter(), {}, { NEXT_PUBLIC_COM_NAME: 'Loans Ltd' }));
    expect(table).toMatch(/Region +India/);
    expect(table).toMatch(/Company +Loans Ltd/);
    expect(table).toMatch(/Pages +1, 18 empty placeholders/);
    expect(table).toMatch(/First load +0\.\d kB/);
    expect(table).toMatch(/Scripts, when touched +0\.\d kB/);
  });

  it('counts the picture that a phone asks for, not the largest', () => {
    const body = '<picture><source srcset="/art/s.avif 240w, /art/m.avif 480w, /art/l.avif 960w"><img src="/art/s.webp"></picture>';
    const incompressible = (length: number) => Array.from({ length }, (_, index) => String.fromCharCode(33 + ((index * index * 7919) % 90))).join('');
    const table = closingTable(exported(pageWithStarter({ body }), { '/art/s.avif': 'x', '/art/m.avif': '', '/art/l.avif': incompressible(9000) }));
    expect(table).toMatch(/first picture +0\.0 kB/);
  });

  it("lists what is still the demonstration company's once", () => {
    const table = closingTable(exported(pageWithStarter(), {}, { NEXT_PUBLIC_COM_NAME: 'Loans Ltd' }));
    expect(table).toContain("Still the demonstration company's: NEXT_PUBLIC_EMAIL, NEXT_PUBLIC_ADDRESS, NEXT_PUBLIC_COPYRIGHT.");
  });

  it('says what is left out without the address of the site, and nothing of it with one', () => {
    expect(closingTable(exported(pageWithStarter()))).toContain('NEXT_PUBLIC_HTTP_URL is not set');
    const settings = { NEXT_PUBLIC_HTTP_URL: 'https://company.example' };
    expect(closingTable(exported(pageWithStarter(), {}, settings))).not.toContain('NEXT_PUBLIC_HTTP_URL');
  });
});
