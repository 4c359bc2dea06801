import { afterEach, expect, test, vi } from 'vitest';
import { fetchVisitorCountry } from './visitor-country.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ports = { locale: () => 'de', onServerDate: () => undefined };

function answer(body: unknown, status = 200): void {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
}

test('the country is read out of the location', async () => {
  answer({ success: true, data: { location: { country: { code: 'nl' } } } });
  expect(await fetchVisitorCountry(ports)).toBe('NL');
});

test.each([
  [{ data: { location: null } }],
  [{ data: { location: { country: { code: 7 } } } }],
  [{ data: { location: { country: { code: 'NLD' } } } }],
  [null],
  [[]],
  ['text'],
])('an answer like %j names no country', async (body) => {
  answer(body);
  expect(await fetchVisitorCountry(ports)).toBeNull();
});

test('a platform in trouble names no country', async () => {
  answer({ data: { location: { country: { code: 'NL' } } } }, 503);
  expect(await fetchVisitorCountry(ports)).toBeNull();
});
