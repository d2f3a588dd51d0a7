import { repairFragment } from '@/lib/kit/loader/repair-fragment';

test.each([
  ...['/#Contact', '/#contact/', '/#contact.', '/#contact).', '/#/contact', '/#!Contact'],
  ...['/#contact%20', '/#%43ontact', '/#contact%E0%A5%A4', '/#contact%3Fa%3Db'],
])('%s leads to the section that is meant', (link) => {
  document.body.innerHTML = '<section id="contact"></section>';
  history.replaceState(null, '', link);
  repairFragment();

  expect(location.hash).toBe('#contact');
});

test('parameters of a mailer go before the fragment', () => {
  document.body.innerHTML = '<section id="contact"></section>';
  history.replaceState(null, '', '/#Contact.?utm_source=x');
  repairFragment();

  expect(location.search + location.hash).toBe('?utm_source=x#contact');
});

test.each(['/#Result', '/#fees-', '/#nowhere.', '/#', '/#%E0%A4%A'])(
  '%s stays as it is',
  (link) => {
    document.body.innerHTML = '<p id="Result"></p><p id="result"></p><p id="fees-"></p>';
    history.replaceState(null, '', link);
    const { href } = location;
    repairFragment();

    expect(location.href).toBe(href);
  },
);
