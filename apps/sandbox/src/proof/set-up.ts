import type { AskOf, Call } from '@baize/api/call';
import type { PersonaName } from '../personas/persona.ts';
import { at, CARD, depositOf, HARBORPAY, RETURN_URL, VISA } from '../testing/cashier-of.ts';
import { bonusOf, DEPOSITOR } from '../testing/claim-of.ts';
import { outboxOf, tokenIn } from '../testing/outbox-of.ts';
import type { SandboxUnderTest } from '../testing/sandbox-under-test.ts';

/** The instant at which the proofs stop the platform's clock: a Friday. */
export const NOW = '2026-11-20T17:17:19.000Z';

export type Ask = AskOf<Call>;
export type Scene = { sandbox: SandboxUnderTest; token: string };

/** A persona's session without a password: hashing one costs more than most tests. */
export async function signIn(sandbox: SandboxUnderTest, persona: PersonaName): Promise<string> {
  const { body } = await sandbox.send('POST', '/sandbox/sign-in', { body: { persona } });
  return String(body['accessToken']);
}

const DAY_MS = 86_400_000;
const CONCIERGE = 12;

/** A claim of the depositor's day. */
export function claim(date: string): Ask {
  const bonusId = bonusOf(DEPOSITOR, date);
  const customerDate = NOW.slice(0, 10);
  return {
    query: { timeZone: 'UTC', customerDate, bonusId },
    body: { bonusId, claimDate: date, customerDate },
  };
}

export const payIn = {
  body: { methodId: VISA, amount: 50, currencyCode: 'EUR', fields: CARD, returnUrl: RETURN_URL },
};
/** The one method that asks for no fields. */
export const payAtTheDesk = {
  body: { methodId: CONCIERGE, amount: 100, currencyCode: 'EUR', returnUrl: RETURN_URL },
};
const payee = { methodId: HARBORPAY, amount: 20, fields: { email: 'me@player.test' } };
export const payOut = { body: { ...payee, currencyCode: 'EUR' } };
export const payOutInBrief = { body: payee };

async function mailed({ sandbox }: Scene, recipient: string): Promise<string> {
  return tokenIn((await outboxOf(sandbox, recipient))[0]);
}

/** A new password by the link of the depositor's mail. */
export async function byResetLink(scene: Scene): Promise<Ask> {
  const email = 'depositor@player.test';
  await scene.sandbox.send('POST', '/api/user/forgot-password', { body: { email } });
  return { body: { token: await mailed(scene, email), password: 'Baize-2027' } };
}

/** The link of the mail to whoever is not verified yet; signs that player in. */
export async function byVerifyLink(scene: Scene): Promise<Ask> {
  const token = await scene.sandbox.logIn('unverified');
  await scene.sandbox.data('POST', '/api/user/resend-verification', { token, body: {} });
  return { body: { token: await mailed(scene, 'unverified@player.test') } };
}

/** What a bank was asked about a deposit of the depositor's, whom it signs in. */
export async function askedByTheBank({ sandbox, token }: Scene): Promise<Ask> {
  const { body } = await depositOf(sandbox, { token, amount: 25.06 });
  const threeDs = at(body, 'data', 'threeDs');
  return { body: { PaReq: at(threeDs, 'PaReq'), MD: at(threeDs, 'MD') } };
}

/** A bonus of an offer that has just been taken. */
export function running(offer: string) {
  return async ({ sandbox, token }: Scene): Promise<Ask> => {
    const body = { bonusId: offer };
    const data = await sandbox.data('PUT', '/api/user/activate-bonus', { token, body });
    return { body: { bonusId: String(at(data, 'bonus', 'id')) } };
  };
}

/** A raise of the weekly deposit limit, from 100 to 200, that waits. */
async function pendingRaise({ sandbox, token }: Scene): Promise<string> {
  const put = (amount: number) =>
    sandbox.data('PUT', '/api/user/limits', { token, body: { type: 'deposit', period: 1, amount } });
  await put(100);
  return String(at(await put(200), 'limit', 'pending', 'id'));
}

export async function callingOff(scene: Scene): Promise<Ask> {
  return { params: { id: await pendingRaise(scene) } };
}

/** The raise a day later, when it may be confirmed. */
export async function confirming(scene: Scene): Promise<Ask> {
  const confirmPendingId = await pendingRaise(scene);
  await scene.sandbox.send('POST', '/sandbox/clock', { body: { advanceMs: DAY_MS } });
  return { body: { type: 'deposit', period: 1, amount: 200, confirmPendingId } };
}

/** Settings under which a sign-up may leave out or bring whatever there is. */
export async function openRegistration({ sandbox }: Scene): Promise<void> {
  const settings = { loginOff: false, registrationConfigs: [] };
  const mirrorDomain = [{ url: 'mirror.test', domainId: 3, settings }];
  const override = { use1ClickRegistration: true, mirrorDomain };
  await sandbox.send('PUT', '/sandbox/settings', { body: { brand: 'curacao', override } });
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A document sent as the browser's form would. */
export async function sendDocument(
  { sandbox, token }: Scene,
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

export async function takingBack(scene: Scene): Promise<Ask> {
  const { body } = await sendDocument(scene);
  return { params: { id: String(at(body, 'data', 'document', 'id')) } };
}
