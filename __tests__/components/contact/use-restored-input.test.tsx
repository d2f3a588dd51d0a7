import { useLayoutEffect } from 'react';
import { screen } from '@testing-library/react';
import { ContactSection } from '@/components/contact/contact-section';
import { readConfiguration } from '@/lib/config/configuration';
import { en } from '@/lib/region/strings/en';
import { hydrating } from '../hydrating';

const contact = <ContactSection strings={en} company={readConfiguration({}).company} />;
const field = (label: string): HTMLInputElement => screen.getByLabelText(label);

/** An element that React did not expect, as translators leave them, makes it render the section anew. */
function rewrite(container: HTMLElement): void {
  container.querySelector('form')?.prepend(document.createElement('font'));
}

// React's development build reports the markup that it did not expect.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

test('text typed before React makes the form anew is in the new form', async () => {
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

test('the field that had the focus before has it in the new form', async () => {
  await hydrating(contact, (container) => {
    rewrite(container);
    field('Your email').focus();
  });

  expect(field('Your email')).toHaveFocus();
});

test('a form that React takes over as it is keeps its text and its focus', async () => {
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

/** A visitor who goes on while React takes the form over. */
function GoingOn() {
  useLayoutEffect(() => {
    field('Your name').value = '';
    field('Your email').focus();
  }, []);
  return null;
}

test('a form that React takes over stays as the visitor has it by then', async () => {
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
