import { hydrated, servedExport, setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/sites';
import { expectToast } from './setup/toasts';
import { pressSend } from './setup/visitor-actions';

const open = setUpBrowser();

const { name, variant } = EXAMPLE_SITE;
const { contact } = variant.messages;

test(`the page of ${name} works after Back returns to it from another page, and may enter the back-forward cache: it has no unload listener and no Cache-Control: no-store`, async () => {
  const { page } = await open(name, { path: '/#contact' });
  await page.getByLabel(contact.name).fill('Asha');
  await page.goto(`${servedExport(name).origin}/aboutUs`);

  await page.goBack({ waitUntil: 'commit' });

  // The browser restores the name when it has parsed the form.
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name="Name"]')?.value === 'Asha',
  );
  await expectToast(page, contact.incomplete, () => pressSend(page, contact));
  await hydrated(page);
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const { objectId = '' } = result;
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
  const types = listeners.map(({ type }) => type);
  expect(types).toContain('hashchange');
  expect(types.filter((type) => type.includes('unload'))).toEqual([]);
  const response = await page.request.get(page.url());
  expect(response.headers()['cache-control']).not.toContain('no-store');
});
