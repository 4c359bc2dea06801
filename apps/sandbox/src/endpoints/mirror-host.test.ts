import { beforeEach, expect, test } from 'vitest';
import { createSignUpBody } from '../testing/sign-up-body.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const sandbox = connectTestSandbox();
const NIGHT = 'night.example';
const ON = { 'x-system-token': 'sandbox-curacao' };

/** One domain that lets the Netherlands register from one to two in the night alone, and one where nobody logs in. */
beforeEach(async () => {
  await sandbox.reset('2026-11-20T17:17:19.000Z');
  const nights = [{ time_period: '01:00-02:00', device_type: 'all' }];
  const mirrorDomain = [
    {
      url: `https://${NIGHT}`,
      domainId: 41,
      settings: { loginOff: false, registrationConfigs: [{ country: 'NL', timeWindows: nights }] },
    },
    { url: 'https://quiet.example', domainId: 42, settings: { loginOff: true, registrationConfigs: [] } },
  ];
  await sandbox.request('PUT', '/sandbox/settings', {
    body: { brand: 'curacao', override: { mirrorDomain } },
  });
});

const signUp = (mirrorDomainFk: number | null, headers: Record<string, string>) =>
  sandbox.request('POST', '/api/user/sign-up', {
    body: createSignUpBody('lieke@player.test', { mirrorDomainFk }),
    headers,
  });

test.each([
  ['whatever the page says', null, { ...ON, 'x-forwarded-host': NIGHT }, [422, 'REGISTRATION_CLOSED']],
  ['by its port too', null, { ...ON, 'x-forwarded-host': `${NIGHT}:443` }, [422, 'REGISTRATION_CLOSED']],
  ['as the page says', 41, { ...ON, 'x-forwarded-host': 'main.example' }, [422, 'REGISTRATION_CLOSED']],
  ['nowhere else', null, { ...ON, 'x-forwarded-host': 'main.example' }, [200, undefined]],
  ['not by the word of who is no host of the brand', null, { 'x-forwarded-host': NIGHT }, [200, undefined]],
])('a closed domain registers nobody, %s [MIR-02]', async (_why, mirrorDomainFk, headers, expected) => {
  const answer = await signUp(mirrorDomainFk, headers);
  expect([answer.status, answer.body['code']]).toEqual(expected);
});

test('nobody logs in on a domain where that is off, and everybody on another [MIR-04]', async () => {
  const logIn = (host: string) =>
    sandbox.request('POST', '/api/user/login', {
      body: { email: 'depositor@player.test', password: 'Baize-2026' },
      headers: { ...ON, 'x-forwarded-host': host },
    });
  const off = await logIn('quiet.example');
  expect([off.status, off.body['code']]).toEqual([422, 'LOGIN_OFF']);
  expect((await logIn(NIGHT)).status).toBe(200);
});
