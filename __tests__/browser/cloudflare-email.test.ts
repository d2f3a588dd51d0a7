import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITES } from './setup/exports';
import { servedExport } from './setup/open-page';

const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.-]+/g;

/**
 * Rewrites a page as Cloudflare's Email Address Obfuscation does: it replaces `mailto:` links and
 * addresses in the text of the body. It leaves scripts alone, and everything between the comments
 * that turn it off.
 */
function obfuscateEmails(html: string): string {
  const start = html.indexOf('<body');
  const [head, body] = [html.slice(0, start), html.slice(start)];
  const rewritten = body
    .split(/(<!--email_off-->.*?<!--\/email_off-->|<script.*?<\/script>|<[^>]+>)/s)
    .map((part) => {
      if (/^<!--email_off|^<script/.test(part)) return part;
      if (part.startsWith('<'))
        return part.replace(/href="mailto:[^"]+"/, 'href="/cdn-cgi/l/email-protection#2a"');
      return part.replace(ADDRESS, '<span class="__cf_email__">[email&#160;protected]</span>');
    });
  return head + rewritten.join('');
}

test('the simulation replaces an address that is not protected', () => {
  expect(obfuscateEmails('<body><a href="mailto:a@b.example">a@b.example</a></body>')).toBe(
    '<body><a href="/cdn-cgi/l/email-protection#2a"><span class="__cf_email__">[email&#160;protected]</span></a></body>',
  );
});

// The page is then the same as on any other host. Its policy blocks the script that Cloudflare adds.
test.each(SITES)(
  "Cloudflare's Email Address Obfuscation replaces no address on the site of $name",
  ({ name, company }) => {
    const html = readFileSync(join(servedExport(name).folder, 'index.html'), 'utf8');

    expect(html).toContain(company.email.replaceAll('&', '&amp;'));
    expect(obfuscateEmails(html)).toBe(html);
  },
);
