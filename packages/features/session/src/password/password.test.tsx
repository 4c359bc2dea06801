import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { changePassword } from '@baize/api/endpoints/session';
import { ApiFailure } from '@baize/api/failure';
import { createFakeApi, ok, errorResponse } from '../testing/create-fake-api.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { ResetForm } from './reset-form.tsx';

afterEach(cleanup);

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const note = (name: string) =>
  document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function put(texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await userEvent.click(box(name));
    await userEvent.clear(box(name));
    await userEvent.paste(text);
  }
}

test('a forgotten password is asked for by the address of the account, which has to be one [PRF-06]', async () => {
  const asked: unknown[] = [];
  const sent: string[] = [];
  render(
    <TestProviders>
      <ForgotForm onSubmit={async (ask) => asked.push(ask)} onSent={(to) => sent.push(to)} />
    </TestProviders>,
  );
  await press('Send the link');
  await waitFor(() => expect(note('E-mail')).toBe('Required'));
  await waitFor(() => expect(document.activeElement).toBe(box('E-mail')));
  await put({ 'E-mail': ' vip@player.test ' });
  await press('Send the link');
  await waitFor(() => expect(asked).toEqual([{ email: 'vip@player.test' }]));
  expect(sent).toEqual(['vip@player.test']);
});

test('the new password by a link keeps the brand’s rules, is typed twice and goes with its token [PRF-06]', async () => {
  const asked: unknown[] = [];
  let done = 0;
  render(
    <TestProviders>
      <ResetForm
        token="of-the-link"
        onSubmit={async (ask) => asked.push(ask)}
        onDone={() => {
          done += 1;
        }}
      />
    </TestProviders>,
  );
  expect(screen.queryByLabelText('Code')).toBeNull();
  await put({ 'New password': 'abc', 'New password again': 'abcdef' });
  await press('Set the new password');
  await waitFor(() => expect(note('New password')).toBe('Must be at least 6 characters'));
  expect(note('New password again')).toBe('Passwords must match');
  await put({ 'New password': 'Baize-2027', 'New password again': 'Baize-2027' });
  await press('Set the new password');
  await waitFor(() => expect(asked).toEqual([{ token: 'of-the-link', password: 'Baize-2027' }]));
  expect(done).toBe(1);
});

const stale = new ApiFailure({ kind: 'refused', status: 422, code: 'TOKEN_EXPIRED', path: '/' });

test('a code by SMS is typed in, and one that is not right can be typed anew or sent again [PRF-06]', async () => {
  render(
    <TestProviders url="/?modal=reset-password">
      <ResetForm token={null} onSubmit={() => Promise.reject(stale)} onDone={() => undefined} />
    </TestProviders>,
  );
  await put({ Code: 'ABCDE-FGH23', 'New password': 'Baize-2027', 'New password again': 'Baize-2027' });
  await press('Set the new password');
  expect((await screen.findByRole('alert')).textContent).toContain('This code is incorrect or has expired.');
  expect(screen.getByRole('link', { name: 'Send me a new one' }).getAttribute('href')).toBe(
    '/?modal=forgot-password',
  );
  expect(box('Code').value).toBe('ABCDE-FGH23');
  expect(box('New password').value).toBe('Baize-2027');
});

function openChange(answer: () => Response = ok()) {
  const { api, asked } = createFakeApi({ 'change-password': answer });
  render(
    <TestProviders viewer="player">
      <ChangePasswordForm onSubmit={(body) => api.send(changePassword, { body })} name="vip@player.test" />
    </TestProviders>,
  );
  return asked;
}

test('a password is changed by the one that holds; the new one is typed twice [PRF-06]', async () => {
  const asked = openChange();
  await press('Change the password');
  await waitFor(() => expect(note('Current password')).toBe('Current password is required'));
  await put({ 'New password': 'Baize-2027', 'New password again': 'Baize-2028' });
  await press('Change the password');
  await waitFor(() => expect(note('New password again')).toBe('Passwords must match'));
  await put({ 'Current password': 'Baize-2026', 'New password again': 'Baize-2027' });
  await press('Change the password');
  await waitFor(() =>
    expect(asked).toEqual([
      { call: 'change-password', body: { current: 'Baize-2026', password: 'Baize-2027' } },
    ]),
  );
  expect((await screen.findByRole('alert')).textContent).toBe('Your password is changed.');
  expect(box('Current password').value).toBe('');
});

test.each([
  ['form.validation.invalid.format', 'Invalid format'],
  ['form.validation.invalid.password.current', 'This password is not correct.'],
])(
  'a current password that is refused with %s is told at its field, and nothing typed is lost [PRF-06]',
  async (key, words) => {
    openChange(errorResponse(400, { errors: { current: key } }));
    await put({
      'Current password': 'wrong',
      'New password': 'Baize-2027',
      'New password again': 'Baize-2027',
    });
    await press('Change the password');
    await waitFor(() => expect(note('Current password')).toBe(words));
    await waitFor(() => expect(document.activeElement).toBe(box('Current password')));
    expect(box('New password').value).toBe('Baize-2027');
  },
);

test('an answer that was lost is no failure: it is not known, and a second try may find it done [PRF-06] [HTTP-05]', async () => {
  const wrong = { errors: { current: 'form.validation.invalid.password.current' } };
  const answers = [errorResponse(503), errorResponse(400, wrong), ok()];
  const asked = openChange(() => answers[asked.length - 1]?.() ?? Response.error());
  await put({
    'Current password': 'Baize-2026',
    'New password': 'Baize-2027',
    'New password again': 'Baize-2027',
  });
  await press('Change the password');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'No answer came, so it is not known whether your password was changed.Try again, or log in with the new password next time. What you typed is still here.',
  );
  await press('Change the password');
  expect(
    (await screen.findByText(/Your earlier try probably went through/)).closest('[role=alert]'),
  ).toBeTruthy();
  expect(note('Current password')).toBe('This password is not correct.');
  expect(box('New password').value).toBe('Baize-2027');
  await put({ 'Current password': 'Baize-2027' });
  await press('Change the password');
  await screen.findByText('Your password is changed.');
  expect(screen.queryByText(/earlier try/)).toBeNull();
});

test('a change that the platform refused is not taken for made [PRF-06]', async () => {
  openChange(errorResponse(429));
  await put({
    'Current password': 'Baize-2026',
    'New password': 'Baize-2027',
    'New password again': 'Baize-2027',
  });
  await press('Change the password');
  expect((await screen.findByRole('alert')).textContent).not.toContain('not known');
});

test('its button stands back among other cards until something is typed', async () => {
  openChange();
  const button = screen.getByRole('button', { name: 'Change the password' });
  const before = button.className;
  await put({ 'Current password': 'B' });
  expect(button.className).not.toBe(before);
  await userEvent.clear(box('Current password'));
  expect(button.className).toBe(before);
});

test('keepers of passwords find whose it is, the old one and the new ones', () => {
  openChange();
  expect(document.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe(
    'vip@player.test',
  );
  expect(box('Current password').autocomplete).toBe('current-password');
  expect(box('New password').autocomplete).toBe('new-password');
  expect(box('New password again').autocomplete).toBe('new-password');
});
