import { playerFixture } from '@baize/player/player-fixture';
import { sessionStore } from '@baize/player/session';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorResponse, ok } from '../testing/create-fake-api.ts';
import { LoginSteps } from './login-steps.tsx';
import '../two-step/login-code.tsx';

let sent: unknown[] = [];
let logins: (() => Response)[] = [];

const CODE_REQUIRED = () =>
  Response.json(
    { success: false, message: '', code: 'TWO_STEP_REQUIRED', details: { ticket: 'a-ticket' } },
    { status: 422 },
  );

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/get-user-details')) return ok(playerFixture())();
    if (!url.endsWith('/login')) return new Promise<never>(() => undefined);
    sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));
    return logins.shift()?.() ?? new Promise<never>(() => undefined);
  });
});

afterEach(() => {
  cleanup();
  sent = [];
  act(() => sessionStore.dispatch({ type: 'signedOut' }));
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** A log-in whose password was right, of an account with two-step log-in. */
async function openCode(...answers: (() => Response)[]) {
  logins = [CODE_REQUIRED, ...answers];
  render(
    <TestProviders>
      <LoginSteps hint={null} onStep={() => undefined} />
    </TestProviders>,
  );
  await enterPassword('Baize-2026', 'vip@player.test');
  return screen.findByLabelText<HTMLInputElement>('Code of the authenticator app');
}

async function enterPassword(password: string, name?: string) {
  if (name !== undefined) await userEvent.type(screen.getByLabelText('E-mail'), name);
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

test('after the password the code is asked for, and the password is gone', async () => {
  const input = await openCode(ok({ accessToken: 'new' }));
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect(screen.queryByLabelText('Password')).toBeNull();
  await userEvent.type(input, '123 456{Enter}');
  await waitFor(() => expect(sessionStore.get().phase).toBe('signed-in'));
  expect(sent[1]).toEqual({ ticket: 'a-ticket', code: '123456' });
});

test('a wrong code is told at its field, and the ticket takes the next one', async () => {
  const input = await openCode(
    errorResponse(422, { code: 'TWO_STEP_WRONG_CODE' }),
    ok({ accessToken: 'new' }),
  );
  await userEvent.type(input, '000000{Enter}');
  await screen.findByText(/^This code is not correct/);
  await userEvent.clear(input);
  await userEvent.type(input, '123456{Enter}');
  await waitFor(() => expect(sessionStore.get().phase).toBe('signed-in'));
  expect(sent.slice(1)).toEqual([
    { ticket: 'a-ticket', code: '000000' },
    { ticket: 'a-ticket', code: '123456' },
  ]);
});

test('a ticket that has expired leads back to the password, with the name as it was typed', async () => {
  const input = await openCode(errorResponse(422, { code: 'TWO_STEP_TICKET_EXPIRED' }), CODE_REQUIRED);
  await userEvent.type(input, '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The time to enter a code is over. Enter your password again.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('vip@player.test');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(password.value).toBe('');
  await enterPassword('Baize-2026');
  expect(await screen.findByLabelText('Code of the authenticator app')).toBeTruthy();
});

test('Back leads to the password without a reproach', async () => {
  await openCode();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('vip@player.test');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('neither ticket nor code is stored', async () => {
  const input = await openCode(ok({ accessToken: 'new' }));
  await userEvent.type(input, '123456{Enter}');
  await waitFor(() => expect(sessionStore.get().phase).toBe('signed-in'));
  const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join('');
  expect(stored).toContain('new');
  expect(stored).not.toMatch(/a-ticket|123456/);
  expect(window.location.href).not.toMatch(/a-ticket|123456/);
});
