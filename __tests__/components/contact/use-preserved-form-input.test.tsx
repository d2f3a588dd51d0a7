import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { ContactSection } from '@/components/contact/contact-section';
import { readConfiguration } from '@/lib/config/configuration';
import { en } from '@/lib/region/strings/en';
import { hydrating } from '../render-and-hydrate';

const contact = <ContactSection strings={en} company={readConfiguration({}).company} />;
const field = (label: string): HTMLInputElement => screen.getByLabelText(label);

/** Adds an unexpected element, as translators do, so that React renders the section again. */
function rewrite(container: HTMLElement): void {
  container.querySelector('form')?.prepend(document.createElement('font'));
}

// React's development build reports the unexpected markup.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

test('keeps typed text if React renders the form again', async () => {
  let before: HTMLElement | undefined;
  await hydrating(contact, (container) => {
    rewrite(container);
    before = field('Your name');
    field('Your name').value = 'Asha';
    field('Request message').value = 'Hello';
  });

  expect(field('Your name')).not.toBe(before);
  expect(field('Your name')).toHaveValue('Asha');
  expect(field('Your email')).toHaveValue('');
  expect(field('Request message')).toHaveValue('Hello');
});

test('keeps the focus if React renders the form again', async () => {
  await hydrating(contact, (container) => {
    rewrite(container);
    field('Your email').focus();
  });

  expect(field('Your email')).toHaveFocus();
});

test('keeps text and focus of a form that React hydrates', async () => {
  let before: HTMLElement | undefined;
  await hydrating(contact, () => {
    before = field('Your name');
    field('Your name').value = 'Asha';
    field('Your name').focus();
  });

  expect(field('Your name')).toBe(before);
  expect(field('Your name')).toHaveValue('Asha');
  expect(field('Your name')).toHaveFocus();
});

/** A visitor who types during hydration. */
function GoingOn() {
  useLayoutEffect(() => {
    field('Your name').value = '';
    field('Your email').focus();
  }, []);
  return null;
}

test('keeps what the visitor typed during hydration', async () => {
  const going = (
    <>
      {contact}
      <GoingOn />
    </>
  );
  await hydrating(going, () => {
    field('Your name').value = 'Asha';
    field('Your name').focus();
  });

  expect(field('Your name')).toHaveValue('');
  expect(field('Your email')).toHaveFocus();
});
