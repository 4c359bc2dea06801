import { SETTINGS_DEFAULTS } from '@baize/domain/settings';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeApi, ok } from '../testing/create-fake-api.ts';
import { signList, webcrypto } from '../testing/signed-list.ts';
import { ClosingMirrorGate } from './closing-mirror-gate.tsx';
import './closing-mirror-notice.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const OTHER = 'https://mirror.example';
const FAR = '2999-01-01T00:00:00Z';

async function open({ closesAt, others = [OTHER] }: { closesAt?: number; others?: readonly string[] }) {
  const { key, data } = await signList({
    addresses: [{ origin: window.location.origin, closesAt: FAR }, ...others.map((origin) => ({ origin }))],
    expiresAt: FAR,
  });
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('fetch', async () => Response.json({ key }));
  const { api } = createFakeApi({ 'official-addresses': ok(data) });
  const mirror = {
    url: window.location.origin,
    domainId: 1,
    settings: { loginOff: false, registrationConfigs: [] },
  };
  render(
    <TestProviders
      viewer="player"
      api={api}
      settings={{ ...SETTINGS_DEFAULTS, mirrorDomain: [{ ...mirror, closesAt }] }}
    >
      <ClosingMirrorGate />
    </TestProviders>,
  );
}

test('a player at an address that closes is told when, and where they can go on [MIR-01]', async () => {
  await open({ closesAt: Date.parse(FAR) });
  expect(await screen.findByRole('button', { name: 'Go on at mirror.example' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/This address closes .*1 Jan.*limits are the same/);
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('at an address that is closed the player is told so [MIR-01]', async () => {
  await open({ closesAt: Date.parse('2020-01-01T00:00:00Z') });
  expect(await screen.findByText(/This address is closed\./)).toBeTruthy();
});

test('where the list has no other address the way leads to the page about it [MIR-01]', async () => {
  await open({ closesAt: Date.parse(FAR), others: [] });
  const link = await screen.findByRole('link', { name: 'See the official addresses' });
  expect(link.getAttribute('href')).toBe('/genuine-site');
});

test('an address that stays says nothing [MIR-01]', async () => {
  await open({});
  expect(screen.queryByRole('status')).toBeNull();
});
