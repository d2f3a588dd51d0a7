import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContactSection } from '@/components/contact/contact-section';
import { en } from '@/lib/region/strings/en';
import { copies } from '@/lib/region/variants';
import { indiaConfiguration } from './export-fixtures';

// Only the server renders this paragraph (components/islands/static-alert.tsx).
test.each([
  ['phone, if it is set', { NEXT_PUBLIC_PHONE: '+91 22 5550 0100' }, 'tel:+912255500100'],
  ['email otherwise', {}, 'mailto:hello@example.com'],
])('the form names another way if a click has no answer: the %s', (_, settings, href) => {
  const { company } = indiaConfiguration(settings);
  const picture = copies.india.en.contactPicture;
  const html = renderToStaticMarkup(
    createElement(ContactSection, { company, picture, strings: en }),
  );

  expect(html).toMatch(
    new RegExp(
      `role="alert">Your message is not sent yet[^<]* <a href="${href.replace('+', '\\+')}"`,
    ),
  );
});
