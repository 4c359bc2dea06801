import { beforeEach, expect, test } from 'vitest';
import type { PersonaName } from '../personas/persona.ts';
import { TEST_CARD, requestDeposit, HARBORPAY } from '../testing/cashier-requests.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const LUMO = 10;
const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset(NOW));

function settings(override: Record<string, unknown>) {
  return sandbox.request('PUT', '/sandbox/settings', { body: { brand: 'curacao', override } });
}

async function tried(persona: PersonaName, paying: Partial<Parameters<typeof requestDeposit>[1]> = {}) {
  const token = await sandbox.logIn(persona);
  const { status, body } = await requestDeposit(sandbox, { token, ...paying });
  return { status, code: body['code'], errors: body['errors'], details: body['details'] };
}

test('without a session a deposit is refused whatever it says', async () => {
  expect((await sandbox.request('POST', '/api/user/deposit', { body: {} })).status).toBe(403);
});

test('an excluded and a frozen player cannot pay in', async () => {
  expect(await tried('self-excluded')).toMatchObject({ status: 422, code: 'SELF_EXCLUDED' });
  expect(await tried('frozen')).toMatchObject({ status: 422, code: 'ACCOUNT_FROZEN' });
});

test('a deposit above a deposit limit is refused: PAYMENT_LIMIT_THRESHOLD', async () => {
  expect(await tried('depositor', { amount: 500.2 })).toMatchObject({
    status: 422,
    code: 'PAYMENT_LIMIT_THRESHOLD',
  });
});

test('a deposit limit adds up what was paid in before, pending money too', async () => {
  const token = await sandbox.logIn('depositor');
  expect((await requestDeposit(sandbox, { token, amount: 300 })).status).toBe(200);
  expect((await requestDeposit(sandbox, { token, amount: 150.04 })).status).toBe(200);
  const { body } = await requestDeposit(sandbox, { token, amount: 50 });
  expect(body['code']).toBe('PAYMENT_LIMIT_THRESHOLD');
});

test('from an excluded country: DEPOSIT_COUNTRY_BLOCK, unless the address is on the whitelist', async () => {
  await sandbox.request('POST', '/sandbox/visitor', { body: { country: 'US' } });
  expect(await tried('depositor')).toMatchObject({ status: 422, code: 'DEPOSIT_COUNTRY_BLOCK' });
  await sandbox.request('POST', '/sandbox/visitor', { body: { ip: '198.51.100.10' } });
  expect(await tried('depositor')).toMatchObject({ status: 200 });
});

test('an account of a country that is closed now: GLOBAL_ERROR, wherever the player is', async () => {
  await settings({ excludedCountryCodeList: ['SE'] });
  expect(await tried('vip')).toMatchObject({ status: 422, code: 'GLOBAL_ERROR' });
});

test('an unverified e-mail address lets the first deposit through, and no second one', async () => {
  expect(await tried('unverified')).toMatchObject({ status: 422, code: 'REQUIRED_EMAIL_VERIFICATION' });
});

test('where the brand asks for an address, a deposit without one is refused', async () => {
  await settings({ allowDepWithoutAddress: false });
  expect(await tried('depositor')).toMatchObject({ status: 200 });
  const token = await sandbox.logIn('depositor');
  const profile = { address: null, updateFrom: 'Profile Page' };
  await sandbox.requestData('PUT', '/api/user/update-user-details', { token, body: profile });
  const { body } = await requestDeposit(sandbox, { token });
  expect(body['code']).toBe('ADDRESS_REQUIRED');
});

test('an amount of less than the smallest unit: AMOUNT_BELOW_ZERO; a part of a cent is no amount', async () => {
  expect(await tried('depositor', { amount: 0.001 })).toMatchObject({
    status: 422,
    code: 'AMOUNT_BELOW_ZERO',
  });
  expect(await tried('depositor', { amount: 25.001 })).toMatchObject({
    status: 400,
    errors: { amount: 'form.validation.invalid.format' },
  });
  expect(await tried('depositor', { amount: -5 })).toMatchObject({ status: 400 });
});

test.each([
  [9.99, 422],
  [10, 200],
  [5_000, 200],
  [5_000.2, 422],
  [1e300, 422],
])('the method’s own range: %d euros by Visa', async (amount, status) => {
  const refused = await tried('kyc-approved', { amount });
  expect(refused.status).toBe(status);
  if (status !== 422) return;
  expect(refused).toMatchObject({
    code: 'PAYMENT_PROVIDER_LIMIT_THRESHOLD',
    details: { min: 10, max: 5_000 },
  });
});

test('a phone of under six characters: PHONE_ERROR', async () => {
  const paying = { methodId: LUMO, fields: { phone: '12345' } };
  expect(await tried('depositor', paying)).toMatchObject({ status: 422, code: 'PHONE_ERROR' });
  const enough = { methodId: LUMO, fields: { phone: '123456' } };
  expect(await tried('depositor', enough)).toMatchObject({ status: 200 });
});

test('a currency the method or the player does not have: PAYMENT_SERVICE_ERROR', async () => {
  expect(await tried('depositor', { currencyCode: 'USD' })).toMatchObject({
    status: 422,
    code: 'PAYMENT_SERVICE_ERROR',
  });
  expect(await tried('crypto', { currencyCode: 'BTC', amount: 0.001 })).toMatchObject({
    status: 422,
    code: 'PAYMENT_SERVICE_ERROR',
  });
  expect(await tried('depositor', { currencyCode: 'constructor' })).toMatchObject({ status: 400 });
});

test('a method that does not serve this player is not found, nor is one nobody knows', async () => {
  const udaan = { methodId: 6, fields: { upiId: 'me@upi' } };
  expect(await tried('depositor', udaan)).toMatchObject({ status: 404 });
  expect(await tried('depositor', { methodId: 13, fields: {} })).toMatchObject({ status: 404 });
  expect(await tried('depositor', { methodId: 999, fields: {} })).toMatchObject({ status: 404 });
  expect(await tried('depositor', { methodId: 12, fields: {} })).toMatchObject({ status: 404 });
  expect(await tried('vip', { methodId: 12, amount: 100, fields: {} })).toMatchObject({ status: 200 });
});

test.each([
  ['cardNumber', '4242 4242 4242 4241'],
  ['cardNumber', ''],
  ['cvc', '12'],
  ['expiry', '10/26'],
  ['expiry', '13/30'],
])('a card with %s %j is refused before anybody is asked', async (name, value) => {
  const refused = await tried('depositor', { fields: { ...TEST_CARD, [name]: value } });
  expect(refused.status).toBe(400);
  expect(refused.errors).toHaveProperty([`fields.${name}`]);
});

test.each([
  'https://evil.test/deposit',
  '//evil.test',
  'http://127.0.0.1.evil.test/',
  'http://user:secret@127.0.0.1:4100/',
  'http://localhost@evil.test/',
  'http://127.0.0.1:4100\\@evil.test/',
  'https:evil.test',
])('the provider never sends a player to %s', async (returnUrl) => {
  const refused = await tried('depositor', { methodId: HARBORPAY, returnUrl });
  expect(refused).toMatchObject({ status: 400, errors: { returnUrl: 'form.validation.invalid.format' } });
});

test.each(['/deposit?from=path', 'https://curacao-mirror.test/deposit', 'http://localhost:3000/x'])(
  'a page of the brand, its mirror or this machine may be returned to: %s',
  async (returnUrl) => {
    expect(await tried('depositor', { methodId: HARBORPAY, returnUrl })).toMatchObject({ status: 200 });
  },
);

test('what is wrong with the request is told before who asks, and that before what does not exist', async () => {
  const token = await sandbox.logIn('self-excluded');
  const bad = { token, methodId: 999, amount: 25.001 };
  expect((await requestDeposit(sandbox, bad)).status).toBe(400);
  expect((await requestDeposit(sandbox, { ...bad, amount: 25 })).status).toBe(422);
});
