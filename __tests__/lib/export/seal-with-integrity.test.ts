import { createHash } from 'node:crypto';
import { textOf } from '@/lib/export/exported-site';
import { sealWithIntegrity } from '@/lib/export/steps/seal-with-integrity';
import { exported, pageWithLoader } from './exported';

function hash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

describe('integrity', () => {
  it('is there for each script that the loader adds, in their order', () => {
    const site = exported(pageWithLoader());
    void sealWithIntegrity(site);
    expect(textOf(site, '/repay.html')).toContain(
      `data-integrity="${hash('boot()')} ${hash('load("static/chunks/lazy.js")')}"`,
    );
  });

  it('is there for a script and a style sheet that a page names itself', () => {
    const head =
      '<script src="/_next/static/chunks/lazy.js"></script><link rel="stylesheet" href="/_next/static/chunks/page.css">';
    const site = exported(pageWithLoader({ head }));
    void sealWithIntegrity(site);
    expect(textOf(site, '/index.html')).toContain(` integrity="${hash('lazy()')}"`);
    expect(textOf(site, '/index.html')).toContain(` integrity="${hash('main{color:red}')}"`);
  });

  it('takes the place of one that was there', () => {
    const site = exported(
      pageWithLoader({
        head: '<script src="/_next/static/chunks/lazy.js" integrity="sha256-old"></script>',
      }),
    );
    void sealWithIntegrity(site);
    expect(textOf(site, '/index.html')).toContain(
      `<script src="/_next/static/chunks/lazy.js" integrity="${hash('lazy()')}">`,
    );
  });

  it('is there for nothing else', () => {
    const site = exported(
      pageWithLoader({ head: '<link rel="icon" href="/_next/static/chunks/page.css">' }),
    );
    void sealWithIntegrity(site);
    expect(textOf(site, '/index.html').match(/integrity=/g)).toHaveLength(1);
  });

  it('cannot be had for a script that is missing', () => {
    expect(() =>
      sealWithIntegrity(exported(pageWithLoader(), { '/_next/static/chunks/main.js': undefined })),
    ).toThrow('out/_next/static/chunks/main.js: expected this file to be there');
  });
});
