import { ApiFailure } from '@baize/api/failure';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readLoginHint, clearLoginHint } from '../login/login-hint.ts';
import { MINIMAL_START, renderSignUp } from '../testing/sign-up-harness.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearLoginHint();
});

const LOST = new ApiFailure({ kind: 'server', status: 503, message: 'Service Unavailable', path: '/' });
const TAKEN = new ApiFailure({
  kind: 'refused',
  status: 400,
  path: '/',
  fieldErrors: { email: 'form.validation.invalid.taken' },
});

/** The form, filled in and sent as often as there are failures to meet. */
async function sentWith(...failures: ApiFailure[]) {
  const left = [...failures];
  const form = renderSignUp({ start: MINIMAL_START, submit: () => Promise.reject(left.shift() ?? LOST) });
  await form.fillInLeast();
  for (const _ of failures) {
    await form.user.click(form.join());
    await screen.findByRole('alert');
  }
  return form;
}

test('a sign-up whose answer is lost says that the account may be open, and leads to the login with its e-mail [PRF-06]', async () => {
  const { user } = await sentWith(LOST);
  const told = screen.getByRole('alert').textContent;
  expect(told).toContain('we do not know whether your account was opened');
  expect(told).toContain('log in as ann@example.com');
  await user.click(screen.getByRole('button', { name: 'Log in with it' }));
  expect(readLoginHint()).toEqual({ name: 'ann@example.com', after: 'lost-sign-up' });
});

test('joining again after a lost answer finds the account, and the login is offered instead of a fault [PRF-06]', async () => {
  await sentWith(LOST, TAKEN);
  const told = screen.getByRole('alert').textContent;
  expect(told).toContain('There is an account for ann@example.com by now');
  expect(told).not.toContain('Please check fields');
  expect(screen.getByRole('button', { name: 'Log in with it' })).toBeTruthy();
});

test('an e-mail that was taken from the start is said at its field, and no lost answer is spoken of', async () => {
  await sentWith(TAKEN);
  expect(screen.getByRole('alert').textContent).toBe('Please check fields with errors');
});
