import { OUTCOME_LINES } from '../../cashier/outcomes.ts';
import { PERSONA_NAMES } from '../../personas/persona.ts';
import { at, CARD, HARBORPAY, postForm, RETURN_URL, VISA } from '../../testing/cashier-of.ts';
import { bonusOf } from '../../testing/claim-of.ts';
import type { Answer } from '../../testing/sandbox-under-test.ts';
import { insist, type Tab } from './tab.ts';

const EMAIL = { email: 'me@player.test' };
const BITCOIN = 15;
const SATS_PER_BITCOIN = 100_000_000;
const CENTS = OUTCOME_LINES.map(({ cents }) => cents);

function amountOf({ chance, gambler }: Tab, least: number): number {
  const cents = chance.oneOf([0, ...CENTS]);
  const whole = least + chance.below(40);
  if (gambler.persona === 'crypto') return (whole * 10_000 + cents) / SATS_PER_BITCOIN;
  if (gambler.persona === 'yen') return whole * 100 + cents;
  return whole + cents / 100;
}

/** Pays in by card, by wallet or in bitcoin, with every outcome there is, and goes where the provider leads. */
export async function payIn(tab: Tab): Promise<void> {
  const isCrypto = tab.gambler.persona === 'crypto';
  const methodId = isCrypto ? BITCOIN : tab.chance.oneOf([VISA, HARBORPAY]);
  const fields = isCrypto ? { network: 'Bitcoin' } : methodId === VISA ? CARD : EMAIL;
  const currencyCode = isCrypto ? 'BTC' : 'EUR';
  const body = { methodId, amount: amountOf(tab, 30), currencyCode, fields, returnUrl: RETURN_URL };
  const answer = await insist(tab, { method: 'POST', path: '/api/user/deposit', body });
  notePayment(tab, answer);
  await goOn(tab, answer);
}

/** On the provider's page an outcome is chosen; at the bank the player agrees, and brings back what it said. */
async function goOn(tab: Tab, { body }: Answer): Promise<void> {
  const page = at(body, 'data', 'redirectUrl');
  const question = at(body, 'data', 'threeDs');
  if (typeof page === 'string') {
    const { outcome } = tab.chance.oneOf([OUTCOME_LINES[0], ...OUTCOME_LINES]) ?? { outcome: 'success' };
    await tried(() => postForm(page, { outcome, returnsBy: 'GET' }));
  }
  if (typeof question !== 'object' || question === null) return;
  const { MD, PaReq } = { MD: String(at(question, 'MD')), PaReq: String(at(question, 'PaReq')) };
  await tried(() => postForm(`${tab.sandbox.url}/provider/acs/${MD}`, { refuse: 'yes' }));
  await insist(tab, { method: 'POST', path: '/api/user/3ds-webhook', body: { PaReq, MD } });
}

/** A page whose line breaks is simply closed. */
async function tried(send: () => Promise<Response>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

export async function payOut(tab: Tab): Promise<void> {
  const isCrypto = tab.gambler.persona === 'crypto';
  const fields = isCrypto
    ? { network: 'Bitcoin', cryptoAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }
    : EMAIL;
  const methodId = isCrypto ? BITCOIN : HARBORPAY;
  const body = { methodId, amount: amountOf(tab, isCrypto ? 100 : 10), fields };
  notePayment(tab, await insist(tab, { method: 'POST', path: '/api/user/withdraw', body }));
}

function notePayment({ gambler }: Tab, { status, body }: Answer): void {
  const id = status === 200 ? at(body, 'data', 'transactionId') : at(body, 'details', 'transactionId');
  if (typeof id === 'string') gambler.book.payments.add(id);
}

/** Claims one of the last three days. */
export async function claim(tab: Tab): Promise<void> {
  const { gambler, chance } = tab;
  const { headers } = await insist(tab, { method: 'GET', path: '/api/user/calendar-award' });
  const now = Date.parse(headers.get('date') ?? '');
  const date = new Date(now - chance.below(3) * 86_400_000).toISOString().slice(0, 10);
  const bonusId = bonusOf(PERSONA_NAMES.indexOf(gambler.persona) + 1, date);
  const query = new URLSearchParams({ timeZone: 'UTC', customerDate: date, bonusId });
  const answer = await insist(tab, {
    method: chance.oneOf(['POST', 'PUT']),
    path: `/api/user/rakeback-claim?${query.toString()}`,
    body: { bonusId, claimDate: date, customerDate: date },
  });
  if (answer.status === 200) gambler.book.claims.add(String(at(answer.body, 'data', 'reference')));
}

const CODES = ['SEASHELL5', 'LASTONE', 'CAPTAIN', 'SOLDOUT', 'NOSUCHCODE'] as const;

export async function redeem(tab: Tab): Promise<void> {
  const code = tab.chance.oneOf(CODES);
  const answer = await insist(tab, { method: 'POST', path: '/api/user/coupon', body: { code } });
  if (answer.status === 200 && code !== 'CAPTAIN') tab.gambler.book.moneyCoupons += 1;
  noteBonus(tab, answer);
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

export async function takeBonus(tab: Tab): Promise<void> {
  const body = { bonusId: tab.chance.oneOf(OFFERS) };
  noteBonus(tab, await insist(tab, { method: 'PUT', path: '/api/user/activate-bonus', body }));
}

export async function giveUpBonus(tab: Tab): Promise<void> {
  const list = await insist(tab, { method: 'GET', path: '/api/user/get-user-bonus?status=active' });
  const id = at(list.body, 'data', 'bonuses', 'rows', 0, 'id');
  if (typeof id !== 'number') return;
  const body = { bonusId: String(id) };
  noteBonus(tab, await insist(tab, { method: 'PUT', path: '/api/user/cancel-bonus', body }));
}

function noteBonus({ gambler }: Tab, { status, body }: Answer): void {
  const id = at(body, 'data', 'bonus', 'id');
  if (status === 200 && typeof id === 'number') gambler.book.bonuses.add(String(id));
}
