import { afterEach, expect, test } from 'vitest';
import { closeHosts, startFakeHost } from './fake-host.ts';
import { jsonResponse } from './fake-platform.ts';

afterEach(closeHosts);

const place = { latitude: 52.370_216, longitude: 4.895_168 };
const ask = (payload: unknown) => ({
  method: 'POST' as const,
  url: '/place-country.json',
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(payload),
});

test('a visitor learns whether their own address is on the whitelist, and nothing of the list', async () => {
  const { app } = await startFakeHost({});
  const from = (remoteAddress: string) =>
    app.inject({ url: '/visitor.json', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.7' } });
  const listed = await from('203.0.113.7');
  expect(listed.json()).toEqual({ whitelisted: true });
  expect(listed.headers['cache-control']).toBe('no-store');
  expect((await from('203.0.113.8')).body).toBe('{"whitelisted":false}');
});

test.each([
  [{ address: { country_code: 'nl' } }, 'NL'],
  [{ countryCode: 'NL' }, 'NL'],
  [{ country_code: 'nl' }, 'NL'],
  [{ address: {} }, null],
  [{ countryCode: 'Netherlands' }, null],
])('the maps service’s answer %j is read as %s', async (answer, country) => {
  const { app, platform } = await startFakeHost({ responses: { '/maps': jsonResponse(answer) } });
  expect((await app.inject(ask(place))).json()).toEqual({ country });
  expect((await app.inject(ask(place))).json()).toEqual({ country });
  const asked = platform.requests.filter(({ url }) => url?.startsWith('/maps'));
  expect(asked.map(({ url }) => url)).toEqual(['/maps?lat=52.37&lon=4.895']);
});

test('a maps service that fails is one line in the log and a plain refusal', async () => {
  const { app, log } = await startFakeHost({ responses: { '/maps': jsonResponse({}, 429) } });
  const answer = await app.inject(ask(place));
  expect(answer.statusCode).toBe(503);
  expect(log.lines.filter((line) => line.includes('the maps service answered 429'))).toHaveLength(1);
  expect(log.lines.join()).not.toContain('52.37');
});

test('what is no place is refused before anybody is asked', async () => {
  const { app, platform } = await startFakeHost({
    responses: { '/maps': jsonResponse({ countryCode: 'NL' }) },
  });
  for (const wrong of [{}, { latitude: 91, longitude: 0 }, { latitude: '1', longitude: 2 }, [], 'here'])
    expect((await app.inject(ask(wrong))).statusCode).toBe(400);
  expect(platform.requests.filter(({ url }) => url?.startsWith('/maps'))).toEqual([]);
});
