import { SETTINGS_DEFAULTS } from '@baize/domain/settings';
import { ModalLink } from '@baize/links';
import { useModals } from '@baize/links/modals';
import { playerFixture } from '@baize/player/player-fixture';
import { SessionContext, sessionStore } from '@baize/player/session';
import { SessionEffects } from '@baize/player/session-effects';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeApi, ok } from '../testing/create-fake-api.ts';
import { SignUpDialog } from './sign-up-dialog.tsx';

const NL = { countryId: 31, code: 'NL', name: 'Netherlands', phoneCode: '31', flag: null };
const LISTS = {
  'get-registration-fields': ok({ firstName: 0, lastName: 0, phone: 0, dateOfBirth: 0 }),
  'get-location': ok({ location: { country: { code: 'NL' }, currencies: [{ code: 'EUR' }] } }),
  'get-all-country': ok({ countries: { rows: [NL] }, allCountries: [NL] }),
  'get-currencies': ok({ currencies: [{ code: 'EUR', name: 'Euro' }] }),
};
const MADE_UP = { userId: '7', username: 'harbour-7', email: null, generatedPassword: 'apple-pear-7' };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (url: string) => {
    const call = url.split('/').at(-1);
    if (call === 'sign-up') return ok({ accessToken: 'new', createUser: MADE_UP })();
    return call === 'get-user-details' ? ok(playerFixture())() : new Promise<never>(() => undefined);
  });
});

afterEach(() => {
  cleanup();
  addresses = [];
  act(() => sessionStore.dispatch({ type: 'signedOut' }));
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

let addresses: string[] = [];

function Page() {
  const { stack, close } = useModals();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => void addresses.push(search), [search]);
  return (
    <>
      <ModalLink modal="sign-up">Join us</ModalLink>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <SignUpDialog
        open={stack.includes('sign-up')}
        close={() => close('sign-up')}
        onExited={() => undefined}
      />
    </>
  );
}

/** A one-click account, just opened. */
async function joined({ loginOff }: { loginOff: boolean }) {
  const user = userEvent.setup();
  const { api } = createFakeApi(LISTS);
  const settings = {
    ...SETTINGS_DEFAULTS,
    use1ClickRegistration: true,
    mainDomainConfigs: { loginOff, registrationConfigs: [] },
  };
  render(
    <TestProviders api={api} settings={settings}>
      <SessionContext value={sessionStore}>
        <SessionEffects />
        <Page />
      </SessionContext>
    </TestProviders>,
  );
  await user.click(screen.getByText('Join us'));
  await user.click(await screen.findByRole('radio', { name: 'One click' }));
  await user.click(screen.getByRole('checkbox', { name: /I am over 18/ }));
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await screen.findByText('apple-pear-7');
  return { user, settings };
}

const address = () => addresses.at(-1);
const shown = () => screen.queryByText('apple-pear-7');
const leavingAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('where log-in is off the player is in at once, and what was made up stands until they say they kept it [PRF-06]', async () => {
  const { user } = await joined({ loginOff: true });
  expect(sessionStore.get().phase).toBe('signed-in');
  expect(address()).toBe('?modal=sign-up');
  await user.click(screen.getByRole('button', { name: 'I have saved them, continue' }));
  await waitFor(() => expect(address()).toBe(''));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('elsewhere the login comes next [PRF-06]', async () => {
  const { user } = await joined({ loginOff: false });
  await user.click(screen.getByRole('button', { name: 'I have saved them, log in' }));
  await waitFor(() => expect(address()).toBe('?modal=login'));
});

test('neither Escape nor Back takes away what is shown once, there is no other way to close it, and leaving the page asks [PRF-06]', async () => {
  const { user } = await joined({ loginOff: false });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Copy: User name');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Create account' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await act(async () => screen.getByText('Back').click());
  expect(address()).toBe('?modal=sign-up');
  expect(shown()).toBeTruthy();
  expect(leavingAsks()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'I have saved them, log in' }));
  await waitFor(() => expect(shown()).toBeNull());
  expect(leavingAsks()).toBe(false);
});
