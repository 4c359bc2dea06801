import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { completePlayerFixture } from '../testing/fake-account.ts';
import { APP_CODE, createFakeContactApi, PASSWORD } from '../testing/fake-contact.ts';
import { refusal } from '../testing/fake-responses.ts';
import { ContactSection } from './contact-section.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

type Options = NonNullable<Parameters<typeof createFakeContactApi>[0]>;

async function openEmail(options: Options = {}) {
  const { api, sent } = createFakeContactApi(options);
  const player = options.player ?? completePlayerFixture();
  const view = render(
    <TestProviders viewer="player" player={player} api={api}>
      <ContactSection />
    </TestProviders>,
  );
  await press(/^(?:Change|Add) e-mail$/);
  await type('New e-mail', 'sol@example.com');
  return { writes: () => sent.filter((one) => one !== 'GET'), ...view };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, text: string) => userEvent.type(await box(label), text);
const noteOf = async (label: string) => {
  const id = (await box(label)).getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent ?? '';
};

test('without the current password nothing is sent: the field says so and has the focus', async () => {
  const { writes } = await openEmail();
  await press('Send code');
  expect(await noteOf('Current password')).toBe('Enter your current password.');
  expect(document.activeElement).toBe(await box('Current password'));
  expect(writes()).toEqual([]);
});

test('a wrong password is said at its field, selected to be typed anew, and nothing waits', async () => {
  await openEmail();
  await type('Current password', 'wrong');
  await press('Send code');
  await waitFor(async () => expect(await noteOf('Current password')).toBe('This password is not correct.'));
  const input = await box('Current password');
  expect(document.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
  expect(screen.queryByLabelText('Code')).toBeNull();
  await userEvent.keyboard(PASSWORD);
  expect(await noteOf('Current password')).not.toContain('not correct');
  await press('Send code');
  expect(await screen.findByLabelText('Code')).toBeTruthy();
});

test('the password is in no draft, and gone once the form is left', async () => {
  const first = await openEmail();
  await type('Current password', PASSWORD);
  const stored = Array.from({ length: sessionStorage.length }, (_, place) =>
    sessionStorage.getItem(sessionStorage.key(place) ?? ''),
  );
  expect(stored.join(' ')).toContain('sol@example.com');
  expect(stored.join(' ')).not.toContain(PASSWORD);
  await press('Cancel');
  await press('Change e-mail');
  expect((await box('Current password')).value).toBe('');
  first.unmount();
});

test('password managers find the current password, and not the new address as its owner', async () => {
  await openEmail();
  expect((await box('Current password')).autocomplete).toBe('current-password');
  expect(document.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe(
    completePlayerFixture().getUser.email,
  );
});

test('with two-step log-in on, a code of the app is asked for in place of the password', async () => {
  const { writes } = await openEmail({ twoStep: true });
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await type('Code of the authenticator app', '000 000');
  await press('Send code');
  await waitFor(async () =>
    expect(await noteOf('Code of the authenticator app')).toMatch(/^This code is not correct/),
  );
  await userEvent.clear(await box('Code of the authenticator app'));
  await type('Code of the authenticator app', APP_CODE);
  await press('Send code');
  expect(await screen.findByLabelText('Code')).toBeTruthy();
  expect(writes()).toEqual(['PUT email sol@example.com 000000', `PUT email sol@example.com ${APP_CODE}`]);
});

test('a recovery code does as well', async () => {
  const { writes } = await openEmail({ twoStep: true });
  await press('Use a recovery code');
  expect(document.activeElement).toBe(await box('Recovery code'));
  await type('Recovery code', '7kq0-m4tx-2pwe');
  await press('Send code');
  await waitFor(() => expect(writes()).toEqual(['PUT email sol@example.com 7KQ0M4TX2PWE']));
});

test('where two-step log-in was turned on elsewhere, the platform asks for a code and so does the form', async () => {
  const options: Options = { twoStep: false };
  await openEmail(options);
  options.twoStep = true;
  await type('Current password', PASSWORD);
  await press('Send code');
  const code = await box('Code of the authenticator app');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect((await box('New e-mail')).value).toBe('sol@example.com');
});

test('after too many wrong passwords it says to wait', async () => {
  await openEmail({ write: { answer: refusal(429) } });
  await type('Current password', PASSWORD);
  await press('Send code');
  expect((await screen.findByRole('alert')).textContent).toMatch(/later/i);
});

test('the form says that the current address is told; a player without one is told where the password was', async () => {
  const first = await openEmail();
  expect(screen.getByText(/^We also tell your current e-mail/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toBeTruthy();
  first.unmount();
  sessionStorage.clear();
  const email = '0b6f2b46-7c5e-4a52-9d05-0f4f3b1f9e11@empty-email.invalid';
  await openEmail({ player: completePlayerFixture({ email, phone: null, phoneCode: null }) });
  expect(screen.queryByText(/^We also tell/)).toBeNull();
  expect(await noteOf('Current password')).toMatch(/^The one we showed you when you signed up/);
  expect(screen.getByRole('link', { name: 'No password? Contact support' })).toBeTruthy();
});
