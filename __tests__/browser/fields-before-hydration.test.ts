import type { Page } from 'playwright-core';
import { holdScripts } from './setup/before-load';
import { runtimeRequests, setUpBrowser, waitForReact } from './setup/open-page';

/** Its page `/calculator` has two islands with fields of every kind. */
const EXPORT = 'india-with-own-pages';

const open = setUpBrowser();

/** The state that the component shows after a visitor has used all of its fields. */
const USED = {
  text: 'typed',
  message: 'two\nlines',
  range: '23',
  date: '2026-02-03',
  check: true,
  plan: 'b',
  one: 'c',
  many: ['b', 'c'],
  more: true,
  less: false,
  'own text': 'typed, too',
  'own message': 'more',
  'own range': '51',
  'own check': false,
  'own one': 'a',
  file: 'card.pdf',
};

describe('before hydration', () => {
  /** Opens the page. Its scripts wait until the test calls `hydrate`. */
  async function openHeld() {
    const { before, release } = holdScripts();
    const { page, requests, errors } = await open(EXPORT, {
      path: '/a/b/calculator',
      waitUntil: 'domcontentloaded',
      before,
    });
    const island = page.locator('section').first();
    const field = (label: string) => island.getByLabel(label, { exact: true });
    const hydrate = async () => {
      release();
      await waitForReact(page, 'section:first-of-type');
    };
    const state = async () =>
      JSON.parse((await field('state').textContent()) ?? '') as Record<string, unknown>;
    return { page, requests, errors, island, field, hydrate, state };
  }
  type Opened = Awaited<ReturnType<typeof openHeld>>;

  async function useAllFields({ page, island, field }: Opened): Promise<void> {
    for (const label of ['text', 'message', 'own text', 'own message'] as const)
      await field(label).fill(USED[label]);
    await field('range').press('ArrowRight');
    await field('range').press('ArrowRight');
    await field('range').press('ArrowRight');
    await field('own range').press('ArrowRight');
    await field('date').fill(USED.date);
    await field('check').check();
    await field('own check').uncheck();
    await field('plan b').check();
    await field('one').selectOption(USED.one);
    await field('many').selectOption(USED.many);
    await field('own one').selectOption(USED['own one']);
    for (const summary of await island.locator('summary').all()) await summary.click();
    const file = { name: USED.file, mimeType: 'application/pdf', buffer: Buffer.from('') };
    await field('file').setInputFiles(file);
    await field('message').focus();
    await page.keyboard.press('Shift+ArrowLeft');
  }

  /** What the visitor sees in each field. */
  const seen = ({ island }: Opened) =>
    island.evaluate((section) =>
      [...section.querySelectorAll<HTMLInputElement>('input, textarea, select, details')].map(
        (field) => [
          field.getAttribute('aria-label'),
          field.value,
          field.checked,
          field.hasAttribute('open'),
          field.files?.[0]?.name,
          [...field.querySelectorAll('option')].map(({ selected }) => selected),
        ],
      ),
    );

  const selection = (page: Page) =>
    page.evaluate(() => {
      const { selectionStart, selectionEnd, selectionDirection } =
        document.activeElement as HTMLInputElement;
      return [selectionStart, selectionEnd, selectionDirection];
    });

  test.each([
    ['used field', () => undefined],
    [
      'field, if an extension has added an element,',
      (section: Element) => section.prepend(document.createElement('font')),
    ],
    [
      'field, if an extension has added a field,',
      (section: Element) => section.prepend(document.createElement('input')),
    ],
  ])('a %s keeps what the visitor sees, and its component knows it', async (_, change) => {
    const opened = await openHeld();
    await useAllFields(opened);
    const before = await seen(opened);
    await opened.island.evaluate(change);
    await opened.hydrate();

    await expect(opened.state()).resolves.toEqual({ ...USED, presses: expect.any(Number) });
    await expect(seen(opened)).resolves.toEqual(before);
    await expect(selection(opened.page)).resolves.toEqual([8, 9, 'backward']);
    await opened.page.keyboard.type('!');
    await expect(opened.field('message').inputValue()).resolves.toBe('two\nline!');
    await expect(opened.state()).resolves.toMatchObject({ message: 'two\nline!' });
  });

  test('replays no events of untouched fields, and gives each island its own props', async () => {
    const opened = await openHeld();
    await opened.field('text').focus();
    await opened.hydrate();

    const text = await opened.page
      .getByLabel('text', { exact: true })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(text).toEqual(['first', 'second']);
    await expect(opened.state()).resolves.not.toHaveProperty(['own text']);
    await expect(opened.state()).resolves.not.toHaveProperty(['own range']);
    expect(opened.errors).toEqual([]);
  });

  test('the page requests React and the script of the island when a field is used, and every press counts', async () => {
    const opened = await openHeld();
    expect(runtimeRequests(opened.requests)).toEqual([]);
    const press = opened.island.getByRole('button', { name: 'Press' });
    for (let presses = 0; presses < 3; presses++) await press.click();
    await opened.hydrate();

    await opened.page.getByText('"presses":3').waitFor();
    const scripts = runtimeRequests(opened.requests).map((url) => url.replace(/.*\/|\..*/g, ''));
    expect(scripts).toEqual(['runtime', 'allFields']);
  });
});
