import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { completePlayerFixture } from '../testing/fake-account.ts';
import { createFakeContactApi, PASSWORD } from '../testing/fake-contact.ts';
import { ContactSection } from './contact-section.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const box = () => screen.getByLabelText<HTMLInputElement>('New phone number');

/** The form, its plans loaded: they judge. */
async function open() {
  const { api, sent } = createFakeContactApi();
  render(
    <TestProviders viewer="player" player={completePlayerFixture()} api={api}>
      <ContactSection />
    </TestProviders>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Change phone' }));
  await userEvent.type(screen.getByLabelText('Current password'), PASSWORD);
  await userEvent.type(box(), '061{Enter}');
  await screen.findByText('This phone number is too short');
  await userEvent.clear(box());
  return { sent };
}

test('a number typed with its trunk prefix is sent without it, on Enter too [VAL-02]', async () => {
  const { sent } = await open();
  await userEvent.type(box(), '0687654321{Enter}');
  expect((await screen.findByText(/^We sent a code to/)).textContent).toContain('+31 687654321');
  expect(sent).toContain(`PUT phone +31 687654321 ${PASSWORD}`);
});

test('once its box is left, a number stands there without its trunk prefix [VAL-02]', async () => {
  await open();
  await userEvent.type(box(), '0687654321');
  await userEvent.tab();
  expect(box().value).toBe('687654321');
});
