import { SETTINGS_DEFAULTS, type PublicSettings } from '@baize/domain/settings';
import { useModalProps } from '@baize/links/modal-props';
import { useModals } from '@baize/links/modals';
import { playerFixture } from '@baize/player/player-fixture';
import { SessionContext, sessionStore } from '@baize/player/session';
import { SessionEffects } from '@baize/player/session-effects';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoginDialog } from '../login/login-dialog.tsx';
import { clearLoginHint } from '../login/login-hint.ts';
import { createFakeApi, errorResponse, ok } from '../testing/create-fake-api.ts';
import { LinkedSignUpDialog } from './linked-sign-up-dialog.tsx';

const NL = { countryId: 31, code: 'NL', name: 'Netherlands', phoneCode: '31', flag: null };
const LISTS = {
  'get-registration-fields': ok({ firstName: 0, lastName: 0, dateOfBirth: 0, countryCode: 0 }),
  'get-location': ok({ location: { country: { code: 'NL' }, currencies: [{ code: 'EUR' }] } }),
  'get-all-country': ok({ countries: { rows: [NL] }, allCountries: [NL] }),
  'get-currencies': ok({ currencies: [{ code: 'EUR', name: 'Euro' }] }),
};
const EVERY_METHOD = { emailPhoneRegistration: true, use1ClickRegistration: true };
const GENERATED = { userId: '7', username: 'harbour-7', email: null, generatedPassword: 'apple-pear-7' };
const created = (createUser: unknown = { userId: '7' }) => ok({ accessToken: 'from-sign-up', createUser });
const WRONG = errorResponse(422, { code: 'WRONG_CREDENTIALS' });

let sent: { call: string; body: Record<string, unknown> }[] = [];

/** What the platform answers to sign-up and login, in turn; the last answer stays. */
function answer(signUps: (() => Response)[], logins: (() => Response)[] = [ok({ accessToken: 'new' })]) {
  const left = { 'sign-up': [...signUps], login: [...logins] };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const call = url.split('/').at(-1) ?? '';
    if (call === 'get-user-details') return ok(playerFixture())();
    if (call !== 'sign-up' && call !== 'login') return new Promise<never>(() => undefined);
    sent.push({ call, body: JSON.parse(typeof init?.body === 'string' ? init.body : '{}') });
    const [next, ...others] = left[call];
    if (others.length > 0) left[call] = others;
    return next?.() ?? new Promise<never>(() => undefined);
  });
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  sent = [];
  clearLoginHint();
  act(() => sessionStore.dispatch({ type: 'signedOut' }));
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function ProfileSlot() {
  return <p>Profile of who is in, {useModalProps().open ? 'open' : 'closing'}</p>;
}

function Page() {
  const { stack, close } = useModals();
  const part = (name: 'linked-signup' | 'login') => ({
    open: stack.includes(name),
    close: () => close(name),
    onExited: () => undefined,
  });
  return (
    <>
      <output data-testid="address">{useLocation().search}</output>
      <LinkedSignUpDialog {...part('linked-signup')} />
      {stack.includes('login') ? <LoginDialog {...part('login')} /> : null}
    </>
  );
}

function open(settings: Partial<PublicSettings> = {}) {
  render(
    <TestProviders
      url="/?modal=linked-signup"
      api={createFakeApi(LISTS).api}
      settings={{ ...SETTINGS_DEFAULTS, ...settings }}
      brand={{ slots: { 'linked-sign-up.profile': [ProfileSlot] } }}
    >
      <SessionContext value={sessionStore}>
        <SessionEffects />
        <Page />
      </SessionContext>
    </TestProviders>,
  );
}

async function put(name: string, text: string) {
  await userEvent.click(await screen.findByLabelText(name, { selector: 'input:not([type=radio])' }));
  await userEvent.paste(text);
}

async function join() {
  await userEvent.click(screen.getByRole('checkbox', { name: /I am over 18/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
}

/** Everything an account by e-mail needs where the brand asks for little, sent. */
async function joinByEmail() {
  await put('E-mail', 'ann@example.com');
  await put('Password', 'Baize-2026');
  await put('Phone', '612345678');
  await join();
}

async function joinByOneClick() {
  await userEvent.click(await screen.findByRole('radio', { name: 'One click' }));
  await join();
}

const address = () => screen.getByTestId('address').textContent;
const signedIn = () => sessionStore.get().phase === 'signed-in';
const inAtTheEnd = () => waitFor(() => expect([signedIn(), address()]).toEqual([true, '']));

test('by e-mail the account is opened and its player signed in, both as linked, and nothing is typed twice [PRF-04]', async () => {
  answer([created()]);
  open();
  expect(await screen.findByRole('dialog', { name: 'Create linked account' })).toBeTruthy();
  expect(screen.getByText(/joined to the one you already have elsewhere/)).toBeTruthy();
  await joinByEmail();
  await inAtTheEnd();
  expect(sent).toMatchObject([
    { call: 'sign-up', body: { email: 'ann@example.com', linkAccount: true } },
    {
      call: 'login',
      body: { email: 'ann@example.com', password: 'Baize-2026', linkAccount: true, afterReg: true },
    },
  ]);
});

test('by phone the player is signed in with the number [PRF-04]', async () => {
  answer([created()]);
  open(EVERY_METHOD);
  await userEvent.click(await screen.findByRole('radio', { name: 'Phone' }));
  await put('Password', 'Baize-2026');
  await put('Phone', '612345678');
  await join();
  await inAtTheEnd();
  expect(sent[1]).toMatchObject({ call: 'login', body: { email: '+31612345678', linkAccount: true } });
});

test('by one click the player is in, and what was made up stands until they have it [PRF-04] [PRF-06]', async () => {
  answer([created(GENERATED)]);
  open(EVERY_METHOD);
  await joinByOneClick();
  await screen.findByText('apple-pear-7');
  expect(signedIn()).toBe(true);
  expect(sent[1]).toMatchObject({
    call: 'login',
    body: { email: 'harbour-7', password: 'apple-pear-7', linkAccount: true },
  });
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('apple-pear-7')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them, continue' }));
  await inAtTheEnd();
});

test('where the login after it fails, the login opens with the name, says that the account exists, and links it all the same [PRF-04]', async () => {
  answer([created()], [WRONG, ok({ accessToken: 'new' })]);
  open();
  await joinByEmail();
  expect(await screen.findByText(/Your account exists, but we could not log you in/)).toBeTruthy();
  await waitFor(() => expect(address()).toBe('?modal=login'));
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ann@example.com');
  await put('Password', 'Baize-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await inAtTheEnd();
  expect(sent.map(({ call, body }) => [call, body['linkAccount']])).toEqual([
    ['sign-up', true],
    ['login', true],
    ['login', true],
  ]);
});

test('where the login after one click fails, what was made up is shown first, then the login [PRF-04]', async () => {
  answer([created(GENERATED)], [WRONG]);
  open(EVERY_METHOD);
  await joinByOneClick();
  await userEvent.click(await screen.findByRole('button', { name: 'I have saved them, log in' }));
  expect(await screen.findByText(/Your account exists/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/user name/).value).toBe('harbour-7');
});

test('a sign-up that is refused says the platform’s message, else to try again, and nobody is signed in [PRF-04]', async () => {
  answer([errorResponse(422, { message: 'Not from here.' }), errorResponse(409)]);
  open();
  await joinByEmail();
  expect((await screen.findByRole('alert')).textContent).toContain('Not from here.');
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Try again.'));
  expect(sent.map(({ call }) => call)).toEqual(['sign-up', 'sign-up']);
});

test('a sign-up whose answer is lost leads to the login, which links the account [PRF-04]', async () => {
  answer([errorResponse(503)]);
  open();
  await joinByEmail();
  await userEvent.click(await screen.findByRole('button', { name: 'Log in with it' }));
  await waitFor(() => expect(address()).toBe('?modal=login'));
  await put('Password', 'Baize-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await inAtTheEnd();
  expect(sent[1]).toMatchObject({ call: 'login', body: { linkAccount: true } });
});

test('a brand that reviews new players says so and signs nobody in [PRF-04] [PRF-06]', async () => {
  answer([ok({ createUser: { userId: '7' } })]);
  open({ holdUserOnRegistration: true });
  await joinByEmail();
  expect(await screen.findByText('Your account is being reviewed.')).toBeTruthy();
  expect(sent.map(({ call }) => call)).toEqual(['sign-up']);
});

test('where registration is closed the form gives way to the reason [PRF-04] [MIR-04]', async () => {
  answer([]);
  open({
    mainDomainConfigs: { loginOff: false, registrationConfigs: [{ country: 'NL', timeWindows: [] }] },
  });
  expect(await screen.findByText('Registration not available in the country')).toBeTruthy();
});

test('a player finds the profile in place of the form, also one who logs in over it [PRF-04]', async () => {
  answer([]);
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Log in' }));
  await waitFor(() => expect(address()).toBe('?modal=linked-signup&modal=login'));
  await userEvent.click(await screen.findByRole('link', { name: 'Create account' }));
  await waitFor(() => expect(address()).toBe('?modal=linked-signup'));
  act(() => sessionStore.dispatch({ type: 'signedIn' }));
  expect(await screen.findByText('Profile of who is in, open')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  cleanup();
  open();
  expect(await screen.findByText('Profile of who is in, open')).toBeTruthy();
});
