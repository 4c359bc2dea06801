import { beforeEach, expect, test } from 'vitest';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset());

type Country = { code: string; name: string; phoneCode: string; countryId: number };

async function countries(): Promise<{ rows: Country[]; allCountries: Country[] }> {
  const data = await sandbox.requestData('GET', '/api/admin/get-all-country');
  const read: { countries: { rows: Country[] }; allCountries: Country[] } = JSON.parse(JSON.stringify(data));
  return { rows: read.countries.rows, allCountries: read.allCountries };
}

test('every place has a name and a phone code; excluded ones are named but cannot be chosen', async () => {
  const { rows, allCountries } = await countries();
  expect(allCountries).toHaveLength(243);
  expect(new Set(allCountries.map(({ countryId }) => countryId)).size).toBe(243);
  expect(allCountries.every(({ code, name }) => name !== '' && name !== code)).toBe(true);
  expect(allCountries.find(({ code }) => code === 'NL')).toMatchObject({
    name: 'Netherlands',
    phoneCode: '31',
  });
  const missing = allCountries.filter(({ code }) => !rows.some((row) => row.code === code));
  expect(missing.map(({ code }) => code).toSorted()).toEqual(['KP', 'US']);
});

test.each([
  ['203.0.113.24', 'NL', 'EUR', 'Amsterdam'],
  ['203.0.113.70', 'SE', 'SEK', 'Stockholm'],
  ['198.51.100.10', 'US', 'USD', 'Washington'],
  ['192.0.2.1', 'MT', 'EUR', 'Valletta'],
  ['2001:db8:49::7', 'DE', 'EUR', 'Berlin'],
])('a visitor of address %s is in %s and pays in %s', async (ip, code, currency, city) => {
  await sandbox.request('POST', '/sandbox/visitor', { body: { ip } });
  const { location } = await sandbox.requestData('GET', '/api/admin/get-location');
  expect(location).toMatchObject({ country: { code }, ipInfo: { ip, city } });
  const { currencies }: { currencies: { code: string }[] } = JSON.parse(JSON.stringify(location));
  expect(currencies[0]).toMatchObject({ code: currency });
});

test('an address a brand’s host forwards tells the country, unless a tester chose one', async () => {
  const headers = { 'x-system-token': 'sandbox-lulu', 'x-forwarded-for': '198.51.100.130' };
  const read = () => sandbox.requestData('GET', '/api/admin/get-location', { headers });
  expect(await read()).toMatchObject({ location: { country: { code: 'JP' } } });
  await sandbox.request('POST', '/sandbox/visitor', { body: { country: 'TR' } });
  expect(await read()).toMatchObject({ location: { country: { code: 'TR' } } });
});

test('currencies have names, and a brand names the fields its forms use', async () => {
  const { currencies } = await sandbox.requestData('GET', '/api/admin/get-currencies');
  expect(currencies).toContainEqual({ code: 'SEK', name: 'Swedish krona' });
  const fields = () => sandbox.requestData('GET', '/api/admin/get-registration-fields');
  expect(await fields()).toMatchObject({ email: 1, gender: 1, zipCode: 1 });
  await sandbox.request('PUT', '/sandbox/settings', {
    body: { brand: 'curacao', override: { registrationFields: { zipCode: 0 } } },
  });
  expect(await fields()).toMatchObject({ email: 1, zipCode: 0 });
});

test('a visitor who was shut out is noted with their country', async () => {
  const body = { ip: '198.51.100.11', country: 'us', firstUrl: 'http://127.0.0.1:4100/' };
  const { status } = await sandbox.request('PUT', '/api/user/country-blocked', { body });
  expect(status).toBe(200);
  const recorded = await sandbox.request('GET', '/sandbox/log-events');
  expect(recorded.body['events']).toMatchObject([
    { persona: null, event: 'COUNTRY_BLOCKED', payload: { ...body, country: 'US' } },
  ]);
});
