import type { RequestOf, Endpoint } from '@baize/api/endpoint';
import { PERSONA_PASSWORD, type PersonaName } from '../personas/persona.ts';
import {
  valueAt,
  TEST_CARD,
  requestDeposit,
  HARBORPAY,
  RETURN_URL,
  VISA,
} from '../testing/cashier-requests.ts';
import { rakebackBonusId, DEPOSITOR_ID } from '../testing/claim-request.ts';
import { extractCode, fetchOutbox, extractToken } from '../testing/outbox.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

/** The instant at which the proofs stop the platform's clock: a Friday. */
export const TEST_INSTANT = '2026-11-20T17:17:19.000Z';

export type EndpointRequestData = RequestOf<Endpoint>;
export type TestScene = { sandbox: TestSandbox; token: string };

/** A persona's session without a password: hashing one costs more than most tests. */
export async function signInAs(sandbox: TestSandbox, persona: PersonaName): Promise<string> {
  const { body } = await sandbox.request('POST', '/sandbox/sign-in', { body: { persona } });
  return String(body['accessToken']);
}

const DAY_MS = 86_400_000;
const CONCIERGE = 12;

/** A claim of the depositor's day. */
export function claimRequestFor(date: string): EndpointRequestData {
  const bonusId = rakebackBonusId(DEPOSITOR_ID, date);
  const customerDate = TEST_INSTANT.slice(0, 10);
  return {
    query: { timeZone: 'UTC', customerDate, bonusId },
    body: { bonusId, claimDate: date, customerDate },
  };
}

export const depositRequest = {
  body: { methodId: VISA, amount: 50, currencyCode: 'EUR', fields: TEST_CARD, returnUrl: RETURN_URL },
};
/** The one method that asks for no fields. */
export const minimalDepositRequest = {
  body: { methodId: CONCIERGE, amount: 100, currencyCode: 'EUR', returnUrl: RETURN_URL },
};
const payee = { methodId: HARBORPAY, amount: 20, fields: { email: 'me@player.test' } };
export const withdrawalRequest = { body: { ...payee, currencyCode: 'EUR' } };
export const minimalWithdrawalRequest = { body: payee };

async function readMailToken({ sandbox }: TestScene, recipient: string): Promise<string> {
  return extractToken((await fetchOutbox(sandbox, recipient))[0]);
}

/** A new password by the link of the depositor's mail. */
export async function resetPasswordRequest(scene: TestScene): Promise<EndpointRequestData> {
  const email = 'depositor@player.test';
  await scene.sandbox.request('POST', '/api/user/forgot-password', { body: { email } });
  return { body: { token: await readMailToken(scene, email), password: 'Baize-2027' } };
}

/** The link of the mail to whoever is not verified yet; signs that player in. */
export async function verifyEmailRequest(scene: TestScene): Promise<EndpointRequestData> {
  const token = await scene.sandbox.logIn('unverified');
  await scene.sandbox.requestData('POST', '/api/user/resend-verification', { token, body: {} });
  return { body: { token: await readMailToken(scene, 'unverified@player.test') } };
}

/** What a bank was asked about a deposit of the depositor's, whom it signs in. */
export async function threeDsRequest({ sandbox, token }: TestScene): Promise<EndpointRequestData> {
  const { body } = await requestDeposit(sandbox, { token, amount: 25.06 });
  const threeDs = valueAt(body, 'data', 'threeDs');
  return { body: { PaReq: valueAt(threeDs, 'PaReq'), MD: valueAt(threeDs, 'MD') } };
}

/** A bonus of an offer that has just been taken. */
export function withActiveBonus(offer: string) {
  return async ({ sandbox, token }: TestScene): Promise<EndpointRequestData> => {
    const body = { bonusId: offer };
    const data = await sandbox.requestData('PUT', '/api/user/activate-bonus', { token, body });
    return { body: { bonusId: String(valueAt(data, 'bonus', 'id')) } };
  };
}

/** A raise of the weekly deposit limit, from 100 to 200, that waits. */
async function createPendingLimit({ sandbox, token }: TestScene): Promise<string> {
  const put = (amount: number) =>
    sandbox.requestData('PUT', '/api/user/limits', { token, body: { type: 'deposit', period: 1, amount } });
  await put(100);
  return String(valueAt(await put(200), 'limit', 'pending', 'id'));
}

export async function cancelPendingLimitRequest(scene: TestScene): Promise<EndpointRequestData> {
  return { params: { id: await createPendingLimit(scene) } };
}

/** The raise a day later, when it may be confirmed. */
export async function confirmLimitRequest(scene: TestScene): Promise<EndpointRequestData> {
  const confirmPendingId = await createPendingLimit(scene);
  await scene.sandbox.request('POST', '/sandbox/clock', { body: { advanceMs: DAY_MS } });
  return { body: { type: 'deposit', period: 1, amount: 200, confirmPendingId } };
}

/** The session that asks: the platform allows no second one. */
export async function deleteSessionRequest({ sandbox, token }: TestScene): Promise<EndpointRequestData> {
  const { body } = await sandbox.request('GET', '/api/user/sessions', { token });
  return { params: { id: String(valueAt(body, 'data', 'sessions', 0, 'id')) } };
}

/** The brand's own address, which asks for itself here as another one of it would. */
export const HANDOVER_TARGET = 'http://127.0.0.1:4100';

/** The code of a player who is on the way to another address. */
export async function redeemHandoverRequest({ sandbox }: TestScene): Promise<EndpointRequestData> {
  const token = await signInAs(sandbox, 'depositor');
  const body = { target: HANDOVER_TARGET };
  const { code } = await sandbox.requestData('POST', '/api/user/handover', { token, body });
  return { body: { code } };
}

/** The player's copy of their data, once it is made. */
export async function dataFileRequest({ sandbox, token }: TestScene): Promise<EndpointRequestData> {
  const data = await sandbox.requestData('POST', '/api/user/data-request', { token });
  await sandbox.request('POST', '/sandbox/clock', { body: { advanceMs: 30_000 } });
  return { params: { id: String(valueAt(data, 'request', 'id')) } };
}

/** A change with the code that was sent for it. */
export function confirmContactRequest(kind: 'email' | 'phone', value: string) {
  return async ({ sandbox, token }: TestScene): Promise<EndpointRequestData> => {
    await sandbox.requestData('PUT', `/api/user/${kind}`, {
      token,
      body: { value, currentPassword: PERSONA_PASSWORD },
    });
    const [message] = await fetchOutbox(sandbox, value.replace(' ', ''));
    return { body: { value, code: extractCode(message) } };
  };
}

/** Settings under which a sign-up may leave out or bring whatever there is. */
export async function allowRegistration({ sandbox }: TestScene): Promise<void> {
  const settings = { loginOff: false, registrationConfigs: [] };
  const mirrorDomain = [{ url: 'mirror.test', domainId: 3, settings }];
  const override = { use1ClickRegistration: true, mirrorDomain };
  await sandbox.request('PUT', '/sandbox/settings', { body: { brand: 'curacao', override } });
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A document sent as the browser's form would. */
export async function postDocument(
  { sandbox, token }: TestScene,
  labelId = 'identity',
): Promise<{ status: number; date: string | null; body: unknown }> {
  const form = new FormData();
  form.append('labelId', labelId);
  form.append('file', new File([PNG], 'passport.png', { type: 'image/png' }));
  const response = await fetch(`${sandbox.url}/api/user/upload-document`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body: unknown = await response.json();
  return { status: response.status, date: response.headers.get('date'), body };
}

export async function deleteDocumentRequest(scene: TestScene): Promise<EndpointRequestData> {
  const { body } = await postDocument(scene);
  return { params: { id: String(valueAt(body, 'data', 'document', 'id')) } };
}
