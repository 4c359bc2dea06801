import { SETTINGS_DEFAULTS } from '@baize/domain/settings';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeApi, errorResponse, ok } from '../testing/create-fake-api.ts';
import { signList, webcrypto } from '../testing/signed-list.ts';
import { AddressCheck } from './address-check.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HERE = window.location.origin;
const OTHER = 'https://mirror.example';
const FAR = '2999-01-01T00:00:00Z';
const BRAND = { ...SETTINGS_DEFAULTS, brandName: 'Curaçao' };

interface Scene {
  addresses?: readonly { origin: string; closesAt?: string }[];
  expiresAt?: string;
  /** What is sent in place of the signed list. */
  change?(sent: { list: string; signature: string }): { list: string | null; signature: string | null };
  hasKey?: boolean;
  viewer?: 'visitor' | 'player';
  handover?: Parameters<typeof createFakeApi>[0][string];
}

async function open({ addresses, expiresAt = FAR, change, hasKey = true, viewer, handover }: Scene = {}) {
  const { key, data } = await signList({
    addresses: addresses ?? [{ origin: HERE }, { origin: OTHER }],
    expiresAt,
  });
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('fetch', async () => Response.json({ key: hasKey ? key : null }));
  const { api, asked } = createFakeApi({
    'official-addresses': ok(change ? change(data) : data),
    ...(handover && { handover }),
  });
  render(
    <TestProviders api={api} viewer={viewer ?? 'visitor'} settings={BRAND}>
      <AddressCheck />
    </TestProviders>,
  );
  return { asked, verdict: (await screen.findByRole('alert')).textContent };
}

const addresses = () => screen.getByRole('region', { name: 'Official addresses' });

test('an address on the verified list is genuine; the others are links for a visitor [MIR-01]', async () => {
  const { verdict } = await open();
  expect(verdict).toBe('This address is on the official list of Curaçao.');
  const rows = within(addresses()).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([`${HERE}You are here`, OTHER]);
  expect(screen.getByRole('link', { name: OTHER }).getAttribute('href')).toBe(OTHER);
});

test('an address that is not on it is named so, with what not to do [MIR-01]', async () => {
  const { verdict } = await open({ addresses: [{ origin: OTHER }] });
  expect(verdict).toContain('not on the official list of Curaçao. Do not log in here');
});

test('an address that closes says when; one that is closed leads nobody there [MIR-01]', async () => {
  const { verdict } = await open({
    addresses: [
      { origin: HERE, closesAt: '2999-01-01T00:00:00Z' },
      { origin: OTHER, closesAt: '2020-01-01T00:00:00Z' },
    ],
  });
  expect(verdict).toMatch(/on the official list of Curaçao\. It closes .*1 Jan/);
  expect(within(addresses()).queryByRole('link')).toBeNull();
});

test.each([
  ['without a signature', { change: ({ list }) => ({ list, signature: null }) }, 'no signed list'],
  ['without a list', { change: () => ({ list: null, signature: null }) }, 'no signed list'],
  ['without a key', { hasKey: false }, 'no signed list'],
  [
    'altered',
    { change: ({ list, signature }) => ({ list: list.replace('mirror', 'm1rror'), signature }) },
    'does not fit',
  ],
  ['expired', { expiresAt: '2020-01-01T00:00:00Z' }, 'out of date'],
] satisfies [string, Scene, string][])(
  'a list that comes %s could not be verified, shows no address and calls none genuine [MIR-01]',
  async (_, scene, reason) => {
    const { verdict } = await open(scene);
    expect(verdict).toContain('could not be verified');
    expect(verdict).toContain(reason);
    expect(document.body.textContent).not.toContain('is on the official list');
    expect(document.body.textContent).not.toContain('mirror.example');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  },
);

test('a player asks for a code for the address of the row, once [MIR-01]', async () => {
  const { asked } = await open({ viewer: 'player' });
  await userEvent.click(screen.getByRole('button', { name: 'Go on there, logged in' }));
  const pending = await screen.findByRole('button', { name: 'Taking you there' });
  await userEvent.click(pending);
  expect(asked.filter(({ call }) => call === 'handover')).toEqual([
    { call: 'handover', body: { target: OTHER } },
  ]);
});

test('a player who is refused hears it and stays logged in [MIR-01]', async () => {
  await open({ viewer: 'player', handover: errorResponse(422, { code: 'HANDOVER_TARGET_REFUSED' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Go on there, logged in' }));
  expect(
    await screen.findByText(/cannot be taken to this address now\. You are still logged in/),
  ).toBeTruthy();
});
