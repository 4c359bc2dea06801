import { SETTINGS_DEFAULTS, type PublicSettings } from '@baize/domain/settings';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoginDialog } from '../login/login-dialog.tsx';
import { createFakeApi, ok, errorResponse } from '../testing/create-fake-api.ts';
import { SignUpDialog } from './sign-up-dialog.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const NL = { countryId: 31, code: 'NL', name: 'Netherlands', phoneCode: '31', flag: null };
const LISTS = {
  'get-registration-fields': ok({ phone: 0, dateOfBirth: 0 }),
  'get-location': ok({ location: { country: { code: 'NL' }, currencies: [{ code: 'EUR' }] } }),
  'get-all-country': ok({ countries: { rows: [NL] }, allCountries: [NL] }),
  'get-currencies': ok({
    currencies: [
      { code: 'USD', name: 'US dollar' },
      { code: 'EUR', name: 'Euro' },
    ],
  }),
};

const shown = { open: true, close: () => undefined, onExited: () => undefined };

function open(settings: Partial<PublicSettings> = {}, answers: Partial<typeof LISTS> = {}) {
  const { api } = createFakeApi({ ...LISTS, ...answers });
  render(
    <TestProviders url="/?modal=sign-up" api={api} settings={{ ...SETTINGS_DEFAULTS, ...settings }}>
      <SignUpDialog {...shown} />
    </TestProviders>,
  );
}

const only = (timeWindows: { from: string; to: string; deviceType?: string }[]) => ({
  mainDomainConfigs: { loginOff: false, registrationConfigs: [{ country: 'NL', timeWindows }] },
});

test('the form opens with the brand’s fields, the visitor’s country and their currency first [HTTP-07] [PRF-08]', async () => {
  open();
  expect((await screen.findByLabelText('Currency')).textContent).toContain('EUR');
  expect(screen.getByLabelText('Country').textContent).toContain('Netherlands');
  expect(screen.queryByLabelText('Date of birth')).toBeNull();
});

test('a platform that says nothing about fields leaves every field in use [PRF-08]', async () => {
  open({}, { 'get-registration-fields': errorResponse(404) });
  expect(await screen.findByLabelText('Date of birth')).toBeTruthy();
  expect(screen.getByLabelText('Country code').textContent).toContain('+31');
});

test('a country the settings shut out is not offered', async () => {
  const rows = [NL, { ...NL, countryId: 32, code: 'GB', name: 'United Kingdom', phoneCode: '44' }];
  const lists = { 'get-all-country': ok({ countries: { rows }, allCountries: rows }) };
  const offered = async (settings: Partial<PublicSettings>) => {
    open(settings, lists);
    await userEvent.click(await screen.findByLabelText('Country'));
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent);
    cleanup();
    return names;
  };
  expect(await offered({})).toEqual(['Netherlands', 'United Kingdom']);
  expect(await offered({ excludedCountryCodeList: ['GB'] })).toEqual(['Netherlands']);
});

test('where the visitor’s country or the brand’s market forbids a ticked newsletter it comes unticked, elsewhere ticked [PRF-05]', async () => {
  const cameTicked = async (code: string, market = 'default') => {
    open(
      { market },
      {
        'get-registration-fields': ok({ newsletter: 1 }),
        'get-location': ok({ location: { country: { code }, currencies: [{ code: 'EUR' }] } }),
      },
    );
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /news and offers/ });
    const { checked } = box;
    cleanup();
    return checked;
  };
  expect(await cameTicked('NL')).toBe(false);
  expect(await cameTicked('CW')).toBe(true);
  expect(await cameTicked('CW', 'gb')).toBe(false);
});

test('where the country may not register the form gives way to the reason [MIR-04]', async () => {
  open(only([]));
  expect(await screen.findByText('Registration not available in the country')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy();
});

test('outside of the hours it says when registration opens, in the player’s time and UTC [MIR-04]', async () => {
  const hour = new Date().getUTCHours();
  const at = (later: number) => `${String((hour + later) % 24).padStart(2, '0')}:00`;
  open(only([{ from: at(2), to: at(3) }]));
  const words = await screen.findByText(/Registration is closed at this hour\. It opens/);
  // Whoever lives by UTC reads it once.
  expect(words.textContent).toMatch(/\d\d:00\sUTC/);
});

test('on another kind of device it says which one can register [MIR-04]', async () => {
  open(only([{ from: '00:00', to: '00:00', deviceType: 'mobile' }]));
  expect(await screen.findByText(/It is open on: phone/)).toBeTruthy();
});

test('a visit whose address asked for another device type is judged by that one [SES-08]', async () => {
  sessionStorage.setItem('baize.arrivals', 'http://brand.test/?userDeviceType=mobile ');
  open(only([{ from: '00:00', to: '00:00', deviceType: 'mobile' }]));
  expect(await screen.findByRole('button', { name: 'Join' })).toBeTruthy();
});

test('whoever came by a friend’s link finds the friend’s code in the form [PRO-07]', async () => {
  sessionStorage.setItem('baize.arrivals', 'http://brand.test/?modal=sign-up&ref=MARI ');
  open({});
  expect((await screen.findByLabelText<HTMLInputElement>(/Referral code/)).value).toBe('MARI');
});

test('a domain without log-in says so in place of the form [MIR-04]', async () => {
  render(
    <TestProviders
      settings={{ ...SETTINGS_DEFAULTS, mainDomainConfigs: { loginOff: true, registrationConfigs: [] } }}
    >
      <LoginDialog {...shown} />
    </TestProviders>,
  );
  expect(await screen.findByText(/Log-in is off on this domain/)).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
});
