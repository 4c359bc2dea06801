import { expect, test } from 'vitest';
import { connectTestSandbox } from '../testing/test-sandbox.ts';
import { findCountryAt } from './country-at.ts';

const sandbox = connectTestSandbox();

test.each([
  [{ latitude: 52.37, longitude: 4.895 }, 'NL'],
  [{ latitude: 40.71, longitude: -74.006 }, 'US'],
  [{ latitude: 38.9, longitude: 125.5 }, 'KP'],
  [{ latitude: 0, longitude: -30 }, null],
])('the place %j lies in %s', (place, country) => {
  expect(findCountryAt(place)).toBe(country);
});

test('the map answers as public ones do, and refuses what is no place', async () => {
  const found = await sandbox.request('GET', '/geocode?lat=52.37&lon=4.895');
  expect(found.body).toMatchObject({ address: { country_code: 'nl' } });
  expect((await sandbox.request('GET', '/geocode?lat=0&lon=-30')).body).toEqual({
    error: 'Unable to geocode',
  });
  expect((await sandbox.request('GET', '/geocode?lat=91&lon=0')).status).toBe(400);
});
