import { ApiFailure } from '@baize/api/failure';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { LoginForm } from './login-form.tsx';

afterEach(cleanup);

type Submit = Parameters<typeof LoginForm>[0]['submit'];

function open(submit: Submit = async () => undefined) {
  render(
    <TestProviders>
      <LoginForm submit={submit} />
    </TestProviders>,
  );
  const email = screen.getByLabelText<HTMLInputElement>('E-mail');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  const logIn = () => screen.getByRole('button', { name: /^Log/ });
  return { user: userEvent.setup(), email, password, logIn };
}

const refused = (status: number) =>
  new ApiFailure({
    kind: status >= 500 ? 'server' : 'refused',
    path: '/api/user/login',
    status,
    ...(status === 400 && { fieldErrors: { email: 'form.validation.invalid.format' } }),
  });

test('what is typed is sent as it stands, the address without its blanks', async () => {
  const sent: unknown[] = [];
  const { user, email, password, logIn } = open(async (fields) => sent.push(fields));
  await user.type(email, ' vip@player.test ');
  await user.type(password, ' Baize-2026 ');
  await user.click(logIn());
  await waitFor(() => expect(sent).toEqual([{ email: 'vip@player.test', password: ' Baize-2026 ' }]));
});

test('empty fields are named, tied to their field, and the first takes the focus', async () => {
  const { user, email, password, logIn } = open();
  await user.click(logIn());
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  const note = document.getElementById(email.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Required');
  expect(password.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(email);
});

test('an address without an @ is a wrong format', async () => {
  const { user, email, logIn } = open();
  await user.type(email, 'player.test');
  await user.click(logIn());
  expect(await screen.findByText('Invalid format')).toBeTruthy();
});

test.each([
  [422, /The e-mail or password is incorrect/],
  [429, /Try again later/],
  [400, /Please check fields with errors/],
  [404, /Not found/],
  [409, /Something went wrong/],
  [500, /Internal server error/],
  [503, /Service Unavailable/],
])('a login answered with %i says so in words and keeps what was typed', async (status, words) => {
  const { user, email, password, logIn } = open(() => Promise.reject(refused(status)));
  await user.type(email, 'vip@player.test');
  await user.type(password, 'wrong');
  await user.click(logIn());
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(email.value).toBe('vip@player.test');
  expect(password.value).toBe('wrong');
});

test.each([
  ['offline', /There is no connection/],
  ['timed-out', /No answer came in time/],
] as const)('without an answer (%s) the player learns that nothing is lost', async (kind, words) => {
  const failure = new ApiFailure({ kind, path: '/api/user/login' });
  const { user, email, password, logIn } = open(() => Promise.reject(failure));
  await user.type(email, 'vip@player.test');
  await user.type(password, 'Baize-2026{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(logIn()).toBeTruthy();
});

test('a login to a closed account is told that it is closed', async () => {
  const closed = new ApiFailure({
    kind: 'refused',
    status: 422,
    code: 'ACCOUNT_CLOSED',
    path: '/api/user/login',
  });
  const { user, email, password, logIn } = open(() => Promise.reject(closed));
  await user.type(email, 'vip@player.test');
  await user.type(password, 'Baize-2026');
  await user.click(logIn());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This account is closed. Support answers questions about it.',
  );
});

test('after a wrong password the password stands selected to be typed anew', async () => {
  const { user, email, password } = open(() => Promise.reject(refused(422)));
  await user.type(email, 'vip@player.test');
  await user.type(password, 'wrong{Enter}');
  await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(password));
});

test('pressing twice sends once, and the button says that it is on its way', async () => {
  let sent = 0;
  const { user, email, password, logIn } = open(() => {
    sent += 1;
    return new Promise(() => undefined);
  });
  await user.type(email, 'vip@player.test');
  await user.type(password, 'Baize-2026');
  await user.click(logIn());
  await waitFor(() => expect(logIn().getAttribute('aria-busy')).toBe('true'));
  expect(logIn().textContent).toContain('Logging in');
  await user.click(logIn());
  expect(sent).toBe(1);
});

test('password managers recognise both fields', () => {
  const { email, password } = open();
  expect(email.autocomplete).toBe('username');
  expect(password.autocomplete).toBe('current-password');
});
