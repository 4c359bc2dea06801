import { publicSettings, SETTINGS_DEFAULTS } from '@baize/domain/settings';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountryWatch } from './country-watch.tsx';
import {
  mockGeolocation,
  grantLocation,
  denyLocation,
  createFakeVisit,
} from './testing/create-fake-visit.ts';

const settings = { ...publicSettings(SETTINGS_DEFAULTS), excludedCountryCodeList: ['US', 'KP'] };

beforeEach(() => {
  mockGeolocation(grantLocation);
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(parts: Omit<TestProvidersProps, 'children'>) {
  return render(
    <TestProviders settings={settings} {...parts}>
      <CountryWatch />
    </TestProviders>,
  );
}

const overlay = () => screen.findByRole('alertdialog', { name: 'Not available where you are' });
const noOverlay = () => expect(screen.queryByRole('alertdialog')).toBeNull();
const told = (sent: { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => call === 'country-blocked');
const check = (name = 'Check my location') => userEvent.click(screen.getByRole('button', { name }));
const settled = () => act(async () => new Promise((done) => setTimeout(done, 30)));

test('a visitor from an excluded country sees the overlay, the flag is kept and the platform hears of it once a visit [GEO-01] [SET-03]', async () => {
  const { api, sent } = createFakeVisit({ country: 'US' });
  open({ api });
  const shown = await overlay();
  expect(shown.textContent).toContain('Address lookupBlocked: United States');
  expect(shown.textContent).toContain('192.0.2.7');
  expect(localStorage.getItem('baize.country-blocked')).toContain('"US"');
  await waitFor(() => expect(told(sent)).toHaveLength(1));
  expect(told(sent)[0]?.body).toMatchObject({ ip: '192.0.2.7', country: 'US' });
  cleanup();
  open({ api });
  await overlay();
  await settled();
  expect(told(sent)).toHaveLength(1);
});

test('an address on the host’s whitelist is not blocked [GEO-01] [SET-03]', async () => {
  const { api, sent } = createFakeVisit({ country: 'US', whitelisted: 'yes' });
  open({ api });
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('/visitor.json'));
  await settled();
  noOverlay();
  expect(told(sent)).toEqual([]);
  expect(localStorage.getItem('baize.country-blocked')).toBeNull();
});

test('what was found before stands until a look finds better', async () => {
  const { api, visit } = createFakeVisit({ country: 'US' });
  open({ api });
  await overlay();
  cleanup();
  visit.country = null;
  open({ api });
  expect(await overlay()).toBeTruthy();
  cleanup();
  visit.country = 'NL';
  open({ api });
  await settled();
  noOverlay();
});

test('who is logged in, whitelisted by address or before, or a bot never sees it [GEO-02]', async () => {
  const { api, sent } = createFakeVisit({ country: 'US' });
  open({ api, viewer: 'player' });
  await settled();
  open({ api, viewer: 'starting' });
  await settled();
  noOverlay();
  expect(sent).toEqual([]);
  cleanup();
  open({ api, url: '/?whitelisted=1' });
  await settled();
  cleanup();
  // Stored: the address of a later page need not say it again.
  open({ api, url: '/casino' });
  await settled();
  noOverlay();
  cleanup();
  localStorage.clear();
  vi.stubGlobal('navigator', { userAgent: 'Googlebot/2.1' });
  open({ api });
  await settled();
  noOverlay();
  expect(sent).toEqual([]);
});

test('a brand that excludes nobody asks for nobody’s place', async () => {
  const { api, sent } = createFakeVisit({ country: 'US' });
  open({ api, settings: { ...settings, excludedCountryCodeList: [] } });
  await settled();
  expect(sent).toEqual([]);
});

test('a browser that is somewhere else lifts the block, and the visitor stays verified [GEO-02] [GEO-03]', async () => {
  const { api, sent } = createFakeVisit({ country: 'US', placeIn: 'NL' });
  open({ api });
  await overlay();
  await check();
  await waitFor(noOverlay);
  expect(sent.find(({ call }) => call === '/place-country.json')?.body).toEqual({
    latitude: 52.37,
    longitude: 4.895,
  });
  cleanup();
  open({ api });
  await settled();
  noOverlay();
});

test('a VPN that was switched off is noticed before the browser is asked', async () => {
  const { api, sent, visit } = createFakeVisit({ country: 'US' });
  open({ api });
  await overlay();
  visit.country = 'NL';
  await check();
  await waitFor(noOverlay);
  expect(sent.map(({ call }) => call)).not.toContain('/place-country.json');
});

test('a browser in an excluded country stays blocked, and says how exactly it was found [GEO-03]', async () => {
  const { api } = createFakeVisit({ country: 'US', placeIn: 'KP' });
  open({ api });
  await overlay();
  await check();
  expect((await screen.findByText(/Blocked: North Korea/)).textContent).toContain('to 35 m');
  expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
});

test.each([
  ['denied', denyLocation(1), null, 'Access to your location is blocked'],
  ['not possible', null, null, 'does not support location'],
  ['too slow', denyLocation(3), null, 'did not find your location in time'],
  ['not to be found', denyLocation(2), null, 'could not find your location'],
  ['found, but on no map that answers', grantLocation, null, 'could not look up your country'],
] as const)(
  'a location that is %s is only logged: the overlay stays and says so calmly [GEO-03]',
  async (_why, find, placeIn, words) => {
    const { api } = createFakeVisit({ country: 'US', placeIn });
    mockGeolocation(find);
    open({ api });
    await overlay();
    await check();
    expect((await screen.findByText(new RegExp(words))).textContent).toBeTruthy();
    await overlay();
    await check('Check again');
    await overlay();
  },
);

test('the overlay asks to switch off a VPN or proxy, Escape does not close it, and law and safety stay readable [GEO-04]', async () => {
  const { api } = createFakeVisit({ country: 'US' });
  open({ api });
  expect((await overlay()).textContent).toContain('VPN or proxy, switch it off');
  await userEvent.keyboard('{Escape}');
  await settled();
  await overlay();
  await userEvent.click(screen.getByRole('link', { name: 'Responsible gambling' }));
  await waitFor(noOverlay);
  cleanup();
  for (const url of ['/terms-and-conditions', '/de/privacy-policy', '/contacts', '/?modal=login']) {
    open({ api, url });
    await settled();
    noOverlay();
    cleanup();
  }
});
