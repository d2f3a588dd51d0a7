import { bundle } from '@/lib/export/bundle';
import { integrityOf } from '@/lib/export/hashes';
import { hydrated, setUpBrowser } from './setup/open-page';
import { SITES } from './setup/sites';

const open = setUpBrowser();

test.each(SITES)(
  'React in development finds nothing in the HTML of $name that differs from what it renders',
  async ({ name, company, variant: { strings } }) => {
    const { contact } = strings;
    const { email, phone } = company;
    // Without the names of classes: what counts here is the structure, the text and the ids.
    const props = {
      contact: {
        strings: contact,
        classes: {},
        otherWays: { text: contact.delayed, email: phone ? '' : email, phone },
      },
      toaster: { errors: [contact.incomplete] },
    };
    const script = await bundle(
      '../../components/islands/hydrate.tsx',
      { ISLAND_PROPS: props },
      'development',
    );
    const { page, faults } = await open(name, {
      path: '/#contact',
      before: async (page) => {
        await page.route('**/_next/static/runtime.*', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: script }),
        );
        await page.route('**/', async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          const body = html.replace(/ data-integrity="[^"]+"/, () => {
            return ` data-integrity="${integrityOf(script)}"`;
          });
          await route.fulfill({ response, body });
        });
      },
    });
    const form = await page.locator('form').elementHandle();
    await hydrated(page);

    await expect(form?.evaluate((element) => element.isConnected)).resolves.toBe(true);
    const differences = faults
      .join('\n')
      .split('\n')
      .filter((line) => /^[+-]\s{2,}/.test(line) && !/^[+-]\s+class(Name)?=/.test(line));
    expect(differences).toEqual([]);
    expect(faults.filter((fault) => !fault.includes('attributes of the server'))).toEqual([]);
  },
);
