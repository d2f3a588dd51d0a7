import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { offerHeadingOf } from './setup/exports';
import { servedExport, setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/representative-sites';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();

describe(`the page of ${EXAMPLE_SITE.name} in a frame`, () => {
  const site = EXAMPLE_SITE;
  const { name, variant } = site;
  const { contact, navigation } = variant.strings;
  const { origin } = servedExport(name);
  let around: Server;

  beforeAll((done) => {
    around = createServer(({ url }, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(
        `<iframe ${decodeURI(url?.slice(2) ?? '')} src="${origin}/" width="360" height="740"></iframe>`,
      );
    }).listen(0, 'localhost', done);
  });
  afterAll((done) => {
    around.close(done);
    around.closeAllConnections();
  });

  /** Another site's page that frames ours, with or without our response headers. */
  async function openFramed({ sandbox = '', headers }: { sandbox?: string; headers: boolean }) {
    const host = `http://localhost:${(around.address() as AddressInfo).port}`;
    const visit = await open(name, {
      origin: host,
      path: `/?${sandbox}`,
      before: async (page) => {
        if (headers) return;
        await page.route(`${origin}/**`, async (route) => {
          const response = await route.fetch({ maxRetries: 3 });
          await route.fulfill({
            response,
            headers: { 'content-type': response.headers()['content-type'] ?? '' },
          });
        });
      },
    });
    const frame = visit.page.frames()[1];
    if (!frame) throw new Error('the page has no frame');
    return { ...visit, frame, host };
  }

  test('is refused by its headers', async () => {
    const { frame, faults } = await openFramed({ headers: true });

    expect(faults.join()).toMatch(/frame-ancestors|X-Frame-Options/);
    await expect(frame.getByRole('main').count()).resolves.toBe(0);
  });

  test.each([
    ['not sandboxed', '', contact.incomplete],
    // In an opaque origin no script passes its integrity check, so the form does not answer.
    ['sandboxed', 'sandbox="allow-scripts"', ''],
  ])(
    'works on a host without headers and does not change the outer page, in a frame that is %s',
    async (_, sandbox, answer) => {
      const { page, frame, host } = await openFramed({ headers: false, sandbox });
      await frame
        .getByRole('heading', {
          level: 1,
          name: offerHeadingOf(site),
        })
        .waitFor();
      await frame.getByRole('navigation').getByRole('link', { name: navigation.contact }).click();
      await frame.getByLabel(contact.name).fill('Asha');
      const send = () => frame.getByRole('button', { name: contact.send }).click();
      await (answer ? expectToast(frame, answer, send) : send());
      await frame.getByRole('navigation').getByRole('link', { name: navigation.about }).click();
      await frame.getByRole('heading', { level: 1, name: navigation.about }).waitFor();

      await frame.getByRole('navigation').getByRole('link', { name: navigation.contact }).click();
      await expect(frame.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
      expect(new URL(page.url()).origin).toBe(host);
    },
  );
});
