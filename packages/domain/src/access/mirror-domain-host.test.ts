import { describe, expect, test } from 'vitest';
import { domainHost } from '../web/domain-host.ts';
import { findClosedEntries, registrationAccess } from './mirror-domain.ts';
import type { DomainSettings, TimeWindow } from '../settings/setting-schemas.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const OFFICE = { from: '09:00', to: '17:00' };

function settings(timeWindows: readonly TimeWindow[], loginOff: boolean): DomainSettings {
  return { loginOff, registrationConfigs: [{ country: 'DE', timeWindows }] };
}

describe('the host', () => {
  const mirror = (url: string) => ({ url, domainId: 7, settings: settings([], true) });
  const domainIdAt = (host: string, url: string) =>
    registrationAccess({
      host,
      country: 'DE',
      now: NOON,
      deviceType: 'mobile',
      mirrorDomain: [mirror(url)],
      mainDomainConfigs: undefined,
    }).domainId;

  test.each([
    ['mirror.example', 'mirror.example'],
    ['mirror.example', 'https://mirror.example'],
    ['mirror.example', 'HTTPS://WWW.Mirror.Example:8443/welcome?a=b#c'],
    ['Mirror.Example:3000', 'mirror.example'],
    ['www.mirror.example', 'mirror.example'],
    ['mirror.example', '//mirror.example/'],
    ['mirror.example.', ' mirror.example '],
    ['mirror.example', 'mirror.example.:443'],
    ['mirror.example', 'https://user:pw@mirror.example/'],
    ['mirror.example', 'mirror.example?from=ads'],
    ['mirror.example', 'mirror.example#top'],
    ['192.0.2.1:80', 'http://192.0.2.1'],
    ['[2001:db8::1]:3000', 'http://[2001:DB8:0::1]/x'],
    ['2001:db8::1', '[2001:db8::1]'],
  ])('%s is the domain %s [MIR-01]', (host, url) => {
    expect(domainIdAt(host, url)).toBe(7);
  });

  test.each([
    ['casino.example', 'mirror.example'],
    ['mirror.example.evil.example', 'mirror.example'],
    ['evilmirror.example', 'mirror.example'],
    ['m.mirror.example', 'mirror.example'],
    ['mirror.example', 'https://evil.example/mirror.example'],
    ['mirror.example', 'https://mirror.example@evil.example'],
    ['2001:db8::1', '2001:db8::2'],
    ['2001:db8::1', 'a[2001:db8::1]'],
    ['2001:db8::1', '[2001:db8::1]a'],
    ['mirror.examplex', 'mirror.example:80x'],
    ['5mirror.example', '5//mirror.example'],
    ['m.mirror.example', 'm.www.mirror.example'],
    ['', ''],
    ['', 'https://'],
    ['', 'www.'],
    [':80', '/path'],
  ])('%o is not the domain %o [MIR-01]', (host, url) => {
    expect(domainIdAt(host, url)).toBeNull();
  });

  test.each([[undefined], [null], [5], [{}]])('is none when it is %o', (written) => {
    expect(domainHost(written)).toBeNull();
  });

  test('its own settings count, of two entries the first; elsewhere the main domain’s [MIR-01]', () => {
    const question = {
      host: 'a.example',
      country: 'DE',
      now: NOON,
      deviceType: 'desktop',
      mirrorDomain: [
        { url: 'a.example', domainId: 'a-1', settings: settings([], true) },
        { url: 'www.a.example', domainId: 'a-2', settings: settings([OFFICE], false) },
      ],
      mainDomainConfigs: settings([OFFICE], false),
    } as const;
    expect(registrationAccess(question)).toEqual({
      allowed: false,
      reason: 'country',
      domainId: 'a-1',
      loginOff: true,
      changesAt: null,
    });
    expect(registrationAccess({ ...question, host: 'b.example' })).toEqual({
      allowed: true,
      reason: 'open',
      domainId: null,
      loginOff: false,
      changesAt: Date.parse('2026-11-21T17:00:00Z'),
    });
  });

  test('is the one spelled alike where several differ in `www.` or port alone [MIR-01]', () => {
    const urls = ['https://a.example:3002', 'https://a.example:3001', 'https://www.a.example'];
    const mirrorDomain = urls.map((url, index) => ({ url, domainId: index, settings: settings([], true) }));
    const at = (host: string) =>
      registrationAccess({
        host,
        country: null,
        now: NOON,
        deviceType: 'desktop',
        mirrorDomain,
        mainDomainConfigs: undefined,
      }).domainId;
    expect([at('a.example:3001'), at('WWW.a.example'), at('a.example')]).toEqual([1, 2, 0]);
  });
});

test('what a domain closes to everybody is known without its visitor; a country’s hours are not [MIR-04]', () => {
  const closedAt = (host: string) =>
    findClosedEntries({
      host,
      mirrorDomain: [
        { url: 'off.example', domainId: 1, settings: settings([], true) },
        {
          url: 'broken.example',
          domainId: 2,
          settings: { loginOff: false, registrationConfigs: [{ country: '', timeWindows: [] }] },
        },
        { url: 'hours.example', domainId: 3, settings: settings([OFFICE], false) },
      ],
      mainDomainConfigs: undefined,
    });
  expect(closedAt('off.example')).toEqual(['login']);
  expect(closedAt('broken.example')).toEqual(['registration']);
  expect(closedAt('hours.example')).toEqual([]);
  expect(closedAt('main.example')).toEqual([]);
});
