import { textOf } from '@/lib/export/exported-site';
import { hintCompilation } from '@/lib/export/steps/hint-compilation';
import { exported, pageWithLoader } from './exported';

it('asks for each chunk of the runtime to be compiled as it arrives, and changes nothing else', () => {
  const boot = '/_next/static/boot/abc.js';
  const site = exported(pageWithLoader(), { [boot]: 'data' });
  void hintCompilation(site);

  expect(textOf(site, '/_next/static/chunks/main.js')).toBe(
    '//# allFunctionsCalledOnLoad\nload("static/chunks/lazy.js")',
  );
  expect(textOf(site, '/_next/static/chunks/lazy.js')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(textOf(site, '/_next/static/chunks/page.css')).toBe('main{color:red}');
  expect(textOf(site, boot)).toBe('data');
});

it('refuses an export whose scripts are elsewhere', () => {
  const site = exported(pageWithLoader());
  for (const file of [...site.files.keys()])
    if (file.startsWith('/_next/')) site.files.delete(file);

  expect(() => hintCompilation(site)).toThrow('out/_next/static/chunks/: expected scripts in it');
});
