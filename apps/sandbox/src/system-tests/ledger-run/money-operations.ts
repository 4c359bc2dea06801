import { PAYMENT_OUTCOME_ROWS } from '../../cashier/payment-outcomes.ts';
import { PERSONA_NAMES } from '../../personas/persona.ts';
import { valueAt, TEST_CARD, HARBORPAY, postForm, RETURN_URL, VISA } from '../../testing/cashier-requests.ts';
import { rakebackBonusId } from '../../testing/claim-request.ts';
import type { TestResponse } from '../../testing/test-sandbox.ts';
import { requestUntilResponse, type PlayerSession } from './player-session.ts';

const EMAIL = { email: 'me@player.test' };
const BITCOIN = 15;
const SATS_PER_BITCOIN = 100_000_000;
const CENTS = PAYMENT_OUTCOME_ROWS.map(({ cents }) => cents);

function amountOf({ random, player }: PlayerSession, least: number): number {
  const cents = random.oneOf([0, ...CENTS]);
  const whole = least + random.below(40);
  if (player.persona === 'crypto') return (whole * 10_000 + cents) / SATS_PER_BITCOIN;
  if (player.persona === 'yen') return whole * 100 + cents;
  return whole + cents / 100;
}

/** Pays in by card, by wallet or in bitcoin, with every outcome there is, and goes where the provider leads. */
export async function depositOperation(tab: PlayerSession): Promise<void> {
  const isCrypto = tab.player.persona === 'crypto';
  const methodId = isCrypto ? BITCOIN : tab.random.oneOf([VISA, HARBORPAY]);
  const fields = isCrypto ? { network: 'Bitcoin' } : methodId === VISA ? TEST_CARD : EMAIL;
  const currencyCode = isCrypto ? 'BTC' : 'EUR';
  const body = { methodId, amount: amountOf(tab, 30), currencyCode, fields, returnUrl: RETURN_URL };
  const answer = await requestUntilResponse(tab, { method: 'POST', path: '/api/user/deposit', body });
  recordPayment(tab, answer);
  await continuePayment(tab, answer);
}

/** On the provider's page an outcome is chosen; at the bank the player agrees, and brings back what it said. */
async function continuePayment(tab: PlayerSession, { body }: TestResponse): Promise<void> {
  const page = valueAt(body, 'data', 'redirectUrl');
  const question = valueAt(body, 'data', 'threeDs');
  if (typeof page === 'string') {
    const { outcome } = tab.random.oneOf([PAYMENT_OUTCOME_ROWS[0], ...PAYMENT_OUTCOME_ROWS]) ?? {
      outcome: 'success',
    };
    await ignoreNetworkError(() => postForm(page, { outcome, returnsBy: 'GET' }));
  }
  if (typeof question !== 'object' || question === null) return;
  const { MD, PaReq } = { MD: String(valueAt(question, 'MD')), PaReq: String(valueAt(question, 'PaReq')) };
  await ignoreNetworkError(() => postForm(`${tab.sandbox.url}/provider/acs/${MD}`, { refuse: 'yes' }));
  await requestUntilResponse(tab, { method: 'POST', path: '/api/user/3ds-webhook', body: { PaReq, MD } });
}

/** A page whose line breaks is simply closed. */
async function ignoreNetworkError(send: () => Promise<Response>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

export async function withdrawOperation(tab: PlayerSession): Promise<void> {
  const isCrypto = tab.player.persona === 'crypto';
  const fields = isCrypto
    ? { network: 'Bitcoin', cryptoAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }
    : EMAIL;
  const methodId = isCrypto ? BITCOIN : HARBORPAY;
  const body = { methodId, amount: amountOf(tab, isCrypto ? 100 : 10), fields };
  recordPayment(tab, await requestUntilResponse(tab, { method: 'POST', path: '/api/user/withdraw', body }));
}

function recordPayment({ player }: PlayerSession, { status, body }: TestResponse): void {
  const id =
    status === 200 ? valueAt(body, 'data', 'transactionId') : valueAt(body, 'details', 'transactionId');
  if (typeof id === 'string') player.expected.payments.add(id);
}

/** Claims one of the last three days. */
export async function claimOperation(tab: PlayerSession): Promise<void> {
  const { player, random } = tab;
  const { headers } = await requestUntilResponse(tab, { method: 'GET', path: '/api/user/calendar-award' });
  const now = Date.parse(headers.get('date') ?? '');
  const date = new Date(now - random.below(3) * 86_400_000).toISOString().slice(0, 10);
  const bonusId = rakebackBonusId(PERSONA_NAMES.indexOf(player.persona) + 1, date);
  const query = new URLSearchParams({ timeZone: 'UTC', customerDate: date, bonusId });
  const answer = await requestUntilResponse(tab, {
    method: random.oneOf(['POST', 'PUT']),
    path: `/api/user/rakeback-claim?${query.toString()}`,
    body: { bonusId, claimDate: date, customerDate: date },
  });
  if (answer.status === 200) player.expected.claims.add(String(valueAt(answer.body, 'data', 'reference')));
}

const CODES = ['SEASHELL5', 'LASTONE', 'CAPTAIN', 'SOLDOUT', 'NOSUCHCODE'] as const;

export async function redeemOperation(tab: PlayerSession): Promise<void> {
  const code = tab.random.oneOf(CODES);
  const answer = await requestUntilResponse(tab, {
    method: 'POST',
    path: '/api/user/coupon',
    body: { code },
  });
  if (answer.status === 200 && code !== 'CAPTAIN') tab.player.expected.moneyCoupons += 1;
  recordBonus(tab, answer);
}

// Without free spins: a free round stakes nothing of the player's, and the book counts stakes.
const OFFERS = [
  'harbour-welcome',
  'workday-drift',
  'weekend-swell',
  'shell-gift',
  'quiet-harbour',
  'last-berth',
  'bitcoin-tide',
  'ebb-cashback',
] as const;

export async function activateBonusOperation(tab: PlayerSession): Promise<void> {
  const body = { bonusId: tab.random.oneOf(OFFERS) };
  recordBonus(
    tab,
    await requestUntilResponse(tab, { method: 'PUT', path: '/api/user/activate-bonus', body }),
  );
}

export async function cancelBonusOperation(tab: PlayerSession): Promise<void> {
  const list = await requestUntilResponse(tab, {
    method: 'GET',
    path: '/api/user/get-user-bonus?status=active',
  });
  const id = valueAt(list.body, 'data', 'bonuses', 'rows', 0, 'id');
  if (typeof id !== 'number') return;
  const body = { bonusId: String(id) };
  recordBonus(tab, await requestUntilResponse(tab, { method: 'PUT', path: '/api/user/cancel-bonus', body }));
}

function recordBonus({ player }: PlayerSession, { status, body }: TestResponse): void {
  const id = valueAt(body, 'data', 'bonus', 'id');
  if (status === 200 && typeof id === 'number') player.expected.bonuses.add(String(id));
}
