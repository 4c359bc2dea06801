import { SETTINGS_DEFAULTS, type PublicSettings } from '@baize/domain/settings';
import { entryAccess, OPEN_ENTRY } from '@baize/links/entry-access';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EntryAccessWatch } from './entry-access-watch.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function watch(settings: Partial<PublicSettings>) {
  const fetched = vi.fn(async () => Response.json({ data: { location: { country: { code: 'NL' } } } }));
  vi.stubGlobal('fetch', fetched);
  const view = render(
    <TestProviders settings={{ ...SETTINGS_DEFAULTS, ...settings }}>
      <EntryAccessWatch />
    </TestProviders>,
  );
  return { fetched, ...view };
}

const closedTo = (country: string, timeWindows: readonly { from: string; to: string }[] = []) => ({
  mainDomainConfigs: { loginOff: false, registrationConfigs: [{ country, timeWindows }] },
});

test('a country that is closed is told once it is known, and nothing is told any more once nobody watches [MIR-04]', async () => {
  const { unmount } = watch(closedTo('NL'));
  expect(entryAccess.get()['sign-up']).toBeUndefined();
  await waitFor(() => expect(entryAccess.get()['sign-up']).toBe('Registration not available in the country'));
  unmount();
  expect(entryAccess.get()).toBe(OPEN_ENTRY);
});

test('where log-in alone is off nobody’s country is looked up [MIR-04]', async () => {
  const { fetched } = watch({ mainDomainConfigs: { loginOff: true, registrationConfigs: [] } });
  await waitFor(() => expect(entryAccess.get()['login']).toContain('is off'));
  expect(entryAccess.get()['sign-up']).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

test('a config that cannot be read closes registration and is logged [MIR-02]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  watch(closedTo('NL', [{ from: '25:00', to: '18:00' }]));
  await waitFor(() => expect(entryAccess.get()['sign-up']).toBeDefined());
  expect(warn.mock.calls.flat().join(' ')).toContain('cannot be read');
});
