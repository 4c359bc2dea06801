import { beforeEach, expect, test } from 'vitest';
import { fetchOutbox, extractToken } from '../testing/outbox.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const DETAILS = '/api/user/get-user-details';
const LOCKED = 'form.validation.invalid.locked';
const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset(NOW));

function update(token: string, fields: Record<string, unknown>) {
  const body = { updateFrom: 'Profile Page', ...fields };
  return sandbox.request('PUT', '/api/user/update-user-details', { token, body });
}

async function user(token: string): Promise<Record<string, unknown>> {
  const { getUser } = await sandbox.requestData('GET', DETAILS, { token });
  const read: Record<string, unknown> = JSON.parse(JSON.stringify(getUser));
  return read;
}

test('open fields change, the answer carries the player and words to show', async () => {
  const token = await sandbox.logIn('depositor');
  const { status, body } = await update(token, { nickname: 'mari', city: 'Delft', zipCode: '2611' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: 'Your profile was updated',
    data: { success: true, getUser: { nickname: 'mari', city: 'Delft', zipCode: '2611' } },
  });
  expect(await user(token)).toMatchObject({ nickname: 'mari', city: 'Delft' });
});

test.each([
  ['email', 'new@player.test'],
  ['firstName', 'Maria'],
  ['lastName', null],
  ['phoneCode', '32'],
  ['phone', '612345679'],
  ['dateOfBirth', '1991-08-03'],
  ['countryCode', 'BE'],
])('a filled %s can no longer be changed to %s by the player', async (field, value) => {
  const token = await sandbox.logIn('depositor');
  const before = await user(token);
  const { status, body } = await update(token, { [field]: value, nickname: 'other' });
  expect(status).toBe(400);
  expect(body['errors']).toMatchObject({ [field]: LOCKED });
  expect(await user(token)).toEqual(before);
});

test('locked fields sent as they stand are no change', async () => {
  const token = await sandbox.logIn('kyc-approved');
  const { email, firstName, lastName, phone, dateOfBirth, countryCode, address } = await user(token);
  const fields = { email, firstName, lastName, phoneCode: '+49', phone, dateOfBirth, countryCode, address };
  expect((await update(token, { ...fields, city: 'Potsdam' })).status).toBe(200);
});

test('the address is locked once KYC is approved, not before', async () => {
  const approved = await update(await sandbox.logIn('kyc-approved'), { address: 'Neue Straße 1' });
  expect(approved.body['errors']).toEqual({ address: LOCKED });
  expect((await update(await sandbox.logIn('depositor'), { address: 'Damrak 1' })).status).toBe(200);
});

test('a new address has to be confirmed, and signs the player in from then on', async () => {
  const token = await sandbox.logIn('unverified');
  expect((await update(token, { email: 'vip@player.test' })).body['errors']).toEqual({
    email: 'form.validation.invalid.taken',
  });
  await update(token, { email: 'Tomas@Player.test' });
  expect(await user(token)).toMatchObject({ email: 'tomas@player.test', isEmailVerified: false });
  const [mail] = await fetchOutbox(sandbox, 'tomas@player.test');
  const verified = await sandbox.request('POST', '/api/user/verify-email', {
    body: { token: extractToken(mail) },
  });
  expect(verified.status).toBe(200);
  expect(await user(token)).toMatchObject({ isEmailVerified: true });
});

test('an empty address stays: one that stands in for none is shown blank and comes back empty', async () => {
  const token = await sandbox.logIn('unverified');
  expect((await update(token, { email: null, nickname: 'tom' })).status).toBe(200);
  expect(await user(token)).toMatchObject({ email: 'unverified@player.test' });
});

test('where the brand asks for it, a changed person starts KYC anew, a changed nickname does not', async () => {
  const token = await sandbox.logIn('kyc-approved');
  await update(token, { nickname: 'anni', onChangeResetKyc: true });
  expect(await user(token)).toMatchObject({ kycStatus: 'APPROVED' });
  await update(token, { city: 'Potsdam' });
  expect(await user(token)).toMatchObject({ kycStatus: 'APPROVED' });
  await update(token, { city: 'Dresden', onChangeResetKyc: true });
  expect(await user(token)).toMatchObject({ kycStatus: 'NOT_STARTED' });
  const { documents } = await sandbox.requestData('GET', '/api/user/get-documents', { token });
  expect(documents).toMatchObject([{ status: 'requested' }, { status: 'requested' }]);
});

test('the platform notes where a profile was changed from', async () => {
  const token = await sandbox.logIn('depositor');
  await update(token, { updateFrom: 'Deposit', city: 'Delft' });
  const { body } = await sandbox.request('GET', '/sandbox/log-events');
  expect(body['events']).toMatchObject([
    {
      persona: 'depositor',
      event: 'PROFILE_UPDATE',
      payload: { updateFrom: 'Deposit', changed: ['city'] },
    },
  ]);
  expect((await update(token, { updateFrom: 'Elsewhere' })).status).toBe(400);
});

test('text that no database can keep is bad input, never a failure', async () => {
  const token = await sandbox.logIn('depositor');
  for (const nickname of ['a\u0000b', 'a\ud800b'])
    expect((await update(token, { nickname })).status).toBe(400);
});
