import { RECOVERY_STATE } from '@/lib/kit/loader/load-recovery-script';

const OLDER = `
  <form><input name="Name"><input name="Telephone" value="+91">
    <textarea name="Message"></textarea>
    <input type="checkbox" name="call" value="yes" checked>
    <input type="radio" name="time" value="am"><input type="radio" name="time" value="pm">
    <select name="city"><option>Pune</option><option>Surat</option></select>
    <input type="file" name="proof">
    <button type="submit">Send</button></form>
  <form id="search"><input name="Name"></form>`;
/** With one more field, and in another order. */
const NEWER = `
  <form id="search"><input name="Name"></form>
  <form><input type="file" name="proof"><input name="Company"><input name="Telephone" value="+91">
    <input name="Name"><textarea name="Message"></textarea>
    <input type="radio" name="time" value="pm"><input type="radio" name="time" value="am">
    <input type="checkbox" name="call" value="yes" checked>
    <select name="city"><option>Delhi</option><option>Surat</option><option>Pune</option></select>
    <button type="button">Cancel</button><button type="submit">Send</button></form>`;

const named = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;

async function runScript(): Promise<void> {
  jest.resetModules();
  await import('@/lib/kit/loader/reload-outdated-page');
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

test('what was typed and chosen returns by the names of the fields, and Send is pressed once', async () => {
  // jsdom cannot reload, and says so.
  jest.spyOn(console, 'error').mockImplementation();
  document.head.innerHTML = '<script data-runtime="./old.js sha256-a"></script>';
  document.body.innerHTML = OLDER;
  const newest = {
    text: async () => './icons-and-manifest/manifest.1.webmanifest new.js sha256-b',
  };
  Object.assign(globalThis, { fetch: async () => newest });
  named('form:not([id]) [name=Name]').value = 'Asha';
  named('#search [name=Name]').value = 'fees';
  named('[name=Telephone]').value = 'asha@mail.example';
  named('[name=Message]').value = 'Please call me.';
  named('[name=call]').checked = false;
  named('[value=pm]').checked = true;
  named('[name=city]').value = 'Surat';
  named('[type=submit]').setAttribute('data-clicked', '');
  await runScript();
  expect(sessionStorage.getItem(RECOVERY_STATE)).toContain('Asha');

  document.body.innerHTML = NEWER;
  Reflect.deleteProperty(window, 'recovering');
  const pressed: string[] = [];
  document.addEventListener('click', (event) => {
    event.preventDefault();
    pressed.push((event.target as Element).textContent);
  });
  await runScript();

  const values = ['form:not([id]) [name=Name]', '#search input', '[name=Telephone]', 'textarea'];
  expect(values.map((selector) => named(selector).value)).toEqual([
    'Asha',
    'fees',
    'asha@mail.example',
    'Please call me.',
  ]);
  expect([named('[name=Company]').value, named('select').value]).toEqual(['', 'Surat']);
  expect(['[name=call]', '[value=am]', '[value=pm]'].map((one) => named(one).checked)).toEqual([
    false,
    false,
    true,
  ]);
  expect(pressed).toEqual(['Send']);
});
