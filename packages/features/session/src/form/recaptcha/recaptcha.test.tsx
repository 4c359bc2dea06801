import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoginForm } from '../../login/login-form.tsx';

const scripts = () => Array.from(document.head.querySelectorAll('script'));
const hosts = () => scripts().map(({ src }) => new URL(src).host);

/** A document of its own has asked nobody yet. */
async function fresh() {
  vi.resetModules();
  return import('./load-recaptcha.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  cleanup();
  for (const script of scripts()) script.remove();
  delete window.grecaptcha;
  vi.useRealTimers();
});

/** What the library does once its script is there. */
function arrives() {
  window.grecaptcha = {
    ready: (then) => then(),
    execute: async (key, { action }) => `${key} for ${action}`,
  };
  scripts().at(-1)?.dispatchEvent(new Event('load'));
}

const isBlocked = (given: Promise<unknown>) =>
  expect(given).rejects.toMatchObject({ name: 'RecaptchaBlocked' });

test('a token is asked of the library, which is fetched once', async () => {
  const { recaptchaToken } = await fresh();
  const both = Promise.all([recaptchaToken('a-key', 'login'), recaptchaToken('a-key', 'sign_up')]);
  await vi.waitFor(() => expect(hosts()).toEqual(['www.google.com']));
  arrives();
  expect(await both).toEqual(['a-key for login', 'a-key for sign_up']);
  expect(scripts()).toHaveLength(1);
});

test('where one host is held back the other is asked', async () => {
  const { recaptchaToken } = await fresh();
  const token = recaptchaToken('a-key', 'login');
  scripts()[0]?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(hosts()).toEqual(['www.recaptcha.net']));
  arrives();
  expect(await token).toBe('a-key for login');
});

test('a host that never answers is given up, and the next try begins anew', async () => {
  const { recaptchaToken } = await fresh();
  const blocked = isBlocked(recaptchaToken('a-key', 'login'));
  await vi.advanceTimersByTimeAsync(16_500);
  await blocked;
  const again = recaptchaToken('a-key', 'login');
  await vi.waitFor(() => expect(hosts().at(-1)).toBe('www.google.com'));
  arrives();
  expect(await again).toBe('a-key for login');
});

test('without a site key nothing is fetched', () => {
  render(
    <TestProviders>
      <LoginForm submit={async () => undefined} />
    </TestProviders>,
  );
  expect(scripts()).toEqual([]);
  expect(screen.queryByText(/Protected by reCAPTCHA/)).toBeNull();
});

test('a held-back check says what to do, keeps what was typed and leaves the button alive', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const sent: unknown[] = [];
  render(
    <TestProviders settings={{ reCaptchaSiteKey: 'a-key' }}>
      <LoginForm submit={async (fields, extras) => sent.push({ ...fields, ...extras })} />
    </TestProviders>,
  );
  const email = screen.getByLabelText<HTMLInputElement>('E-mail');
  await user.type(email, 'vip@player.test');
  await user.type(screen.getByLabelText('Password'), 'Baize-2026{Enter}');
  await vi.advanceTimersByTimeAsync(16_500);
  const help = await screen.findByRole('alert');
  expect(help.textContent).toMatch(/Allow google\.com or recaptcha\.net/);
  expect(screen.getByRole('link', { name: /Contact support/ }).getAttribute('href')).toBe('/contacts');
  expect(email.value).toBe('vip@player.test');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await vi.waitFor(() => expect(hosts().at(-1)).toBe('www.google.com'));
  arrives();
  await waitFor(() =>
    expect(sent).toEqual([
      { email: 'vip@player.test', password: 'Baize-2026', recaptchaToken: 'a-key for login' },
    ]),
  );
});
