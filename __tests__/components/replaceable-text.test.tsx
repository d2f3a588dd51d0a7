import { render } from '@testing-library/react';
import { SiteEmail, SiteText } from '@/components/replaceable-text';
import { applySiteConfig } from '@/lib/browser/apply-site-config';
import { readSite } from './read-site';

function openWith(siteConfig: object) {
  Object.assign(window, { siteConfig });
  applySiteConfig();
  // The page applies it after each hydration, too.
  applySiteConfig();
}

test.each([
  ['About Example Finance – Example Finance', true, 'About Kiran & $& – Kiran & $&'],
  ['Example Finance', false, 'Kiran & $&'],
])(
  'the title "%s" gets the new name wherever it has the old one',
  (title, isNameShown, renamed) => {
    document.title = title;
    if (isNameShown) render(<SiteText field="name" {...readSite({})} />);
    openWith({ comName: 'Kiran & $&' });

    expect(document.title).toBe(renamed);
  },
);

test.each([
  ['care@kiran.example', ['care@kiran.example', 'mailto:care@kiran.example']],
  // /site-config.js has the example of the build, which the company never set.
  ['hello@example.com', ['', null]],
])('the place for an email that the build did not have: %s in site-config.js', (email, shown) => {
  const { container } = render(
    <>
      <SiteEmail buildTimeValue="hello@example.com" />
      <SiteEmail buildTimeValue="" />
    </>,
  );
  const place = container.lastElementChild;
  expect(place).not.toHaveAttribute('href');
  openWith({ email });

  expect([place?.textContent, place?.getAttribute('href')]).toEqual(shown);
});
