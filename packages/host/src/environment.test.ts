import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('the environment of a host', () => {
  test('needs only the platform address', () => {
    expect(readEnvironment({ PLATFORM_URL: 'http://127.0.0.1:4000/' }, 4100)).toEqual({
      platformUrl: 'http://127.0.0.1:4000',
      backendUrl: 'http://127.0.0.1:4000',
      systemToken: null,
      assetRoot: null,
      paymentOrigins: [],
      gameOrigins: [],
      geocoderUrl: null,
      hostNames: [],
      trustedProxies: [],
      port: 4100,
      settingsEveryMs: 60_000,
      host: '127.0.0.1',
    });
  });

  test.each([
    [{}, 'PLATFORM_URL: is missing'],
    [{ PLATFORM_URL: 'ftp://x' }, 'PLATFORM_URL: must be an http(s) address'],
    [{ PLATFORM_URL: 'http://x', PORT: 'http' }, 'PORT: must be a port number'],
    [{ PLATFORM_URL: 'http://x', SETTINGS_EVERY: '0' }, 'SETTINGS_EVERY: must be whole seconds'],
    [{ PLATFORM_URL: 'http://x', PORT: '99999' }, 'PORT: must be a port number'],
    [{ PLATFORM_URL: 'http://x', TRUSTED_PROXIES: 'banana' }, 'TRUSTED_PROXIES: must be addresses'],
    [{ PLATFORM_URL: 'http://x', TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES: must be addresses'],
    [{ PLATFORM_URL: 'http://x', HOST_NAMES: 'https://casino.example' }, 'HOST_NAMES: must be names'],
    [{ PLATFORM_URL: 'http://x', GAME_ORIGINS: 'games.example' }, 'GAME_ORIGINS: must be origins'],
    [{ PLATFORM_URL: 'http://x', PAYMENT_ORIGINS: 'pay.example' }, 'PAYMENT_ORIGINS: must be origins'],
    [{ PLATFORM_URL: 'http://x', PAYMENT_ORIGINS: 'https://a.example;x' }, 'PAYMENT_ORIGINS: must be'],
    [{ PLATFORM_URL: 'http://x', GEOCODER_URL: 'https://maps.example?lat={lat}' }, 'GEOCODER_URL: must be'],
    [{ PLATFORM_URL: 'http://x', GEOCODER_URL: 'https://{lat}{lon}:x' }, 'GEOCODER_URL: must be'],
    [{ PLATFORM_URL: 'http://x', ASSET_ROOT: '//evil.example' }, 'ASSET_ROOT: must be a path'],
  ])('names what is wrong with %j', (env, words) => {
    expect(() => readEnvironment(env, 4100)).toThrow(words);
  });

  test('each variable is named once, however much is wrong with it', () => {
    const start = () => readEnvironment({ PLATFORM_URL: 'nonsense', PORT: 'high' }, 4100);
    expect(start).toThrow(
      'The host cannot start. PLATFORM_URL: must be an http(s) address; PORT: must be a port number.',
    );
  });

  test('further hosts are named with commas between, or all by a star [MIR-01]', () => {
    const read = (HOST_NAMES: string) =>
      readEnvironment({ PLATFORM_URL: 'http://x', HOST_NAMES }, 1).hostNames;
    expect(read('casino.example, m.casino.example')).toEqual(['casino.example', 'm.casino.example']);
    expect(read('*')).toEqual(['*']);
  });

  test('an empty variable counts as one that is not set', () => {
    const read = readEnvironment({ PLATFORM_URL: 'http://x', PORT: '', SYSTEM_TOKEN: '' }, 4200);
    expect(read).toMatchObject({ port: 4200, systemToken: null });
  });
});
