import { expect, test } from 'vitest';
import { isKnownHost } from './known-hosts.ts';

const settings = {
  casinoOrigin: 'https://casino.example',
  mirrorDomain: [
    {
      url: 'https://www.mirror.example/',
      domainId: 31,
      settings: { loginOff: false, registrationConfigs: [] },
    },
  ],
};
const isKnown = (host: string | undefined, names: readonly string[] = []) =>
  isKnownHost({ host, settings, names });

test.each([
  'casino.example',
  'CASINO.example:8443',
  'www.casino.example.',
  'mirror.example',
  'localhost:4100',
  '127.0.0.1:4100',
  '[::1]:4100',
])('answers on its own origin, its mirrors and this machine: %s [MIR-01]', (host) => {
  expect(isKnown(host)).toBe(true);
});

test.each([
  undefined,
  '',
  'evil.example',
  'login.casino.example',
  'casino.example.evil.example',
  'casino.example@evil.example',
  'mirror.localhost',
  '192.0.2.1',
])('is nobody’s host: %o [MIR-01]', (host) => {
  expect(isKnown(host)).toBe(false);
});

test('the environment may name more hosts, or any [MIR-01]', () => {
  expect(isKnown('other.example', ['other.example'])).toBe(true);
  expect(isKnown('third.example', ['other.example'])).toBe(false);
  expect(isKnown('third.example', ['*'])).toBe(true);
  expect(isKnown(undefined, ['*'])).toBe(true);
});

test('a brand without an origin and mirrors answers on this machine alone [MIR-01]', () => {
  const none = { casinoOrigin: null, mirrorDomain: [] };
  expect(isKnownHost({ host: 'localhost', settings: none, names: [] })).toBe(true);
  expect(isKnownHost({ host: 'casino.example', settings: none, names: [] })).toBe(false);
});
