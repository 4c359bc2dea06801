import { valueAt, TEST_CARD, RETURN_URL, VISA } from '../testing/cashier-requests.ts';
import { createSignUpBody } from '../testing/sign-up-body.ts';
import type { TimedClient } from './timed-client.ts';

/** Somebody who has signed up, paid in and sat down at a game. */
export type BenchPlayer = { email: string; token: string; launch: string };

export const GAME = 'harbour-sevens';
export const DEPOSIT_BODY = {
  methodId: VISA,
  amount: 50,
  currencyCode: 'EUR',
  fields: TEST_CARD,
  returnUrl: RETURN_URL,
};

/** Signs players up one after the other, each with 50 € to play with. */
export async function createBenchPlayers(platform: TimedClient, count: number): Promise<BenchPlayer[]> {
  const players: BenchPlayer[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `bench-${index}@player.test`;
    const body = createSignUpBody(email, { phone: `6125${String(index).padStart(5, '0')}` });
    const signedUp = await platform.request('POST', '/api/user/sign-up', { body });
    await confirmEmail(platform, email);
    const player = { email, token: String(valueAt(signedUp.body, 'data', 'accessToken')), launch: '' };
    const paid = await platform.request('POST', '/api/user/deposit', {
      token: player.token,
      body: DEPOSIT_BODY,
    });
    if (paid.status !== 200) throw new Error(`${email} could not pay in: ${JSON.stringify(paid.body)}`);
    await openBenchGame(platform, player);
    players.push(player);
  }
  return players;
}

/** By the link that was mailed: only then a player may pay in a second time. */
async function confirmEmail(platform: TimedClient, email: string): Promise<void> {
  const { body } = await platform.request('GET', `/sandbox/outbox?recipient=${email}`);
  const token = new URL(String(valueAt(body, 'messages', 0, 'link'))).searchParams.get('token');
  const confirmed = await platform.request('POST', '/api/user/verify-email', { body: { token } });
  if (confirmed.status !== 200) throw new Error(`${email} could not be confirmed`);
}

/** Opens the game for real money; an opening of before ends with it. */
export async function openBenchGame(platform: TimedClient, player: BenchPlayer): Promise<void> {
  const body = { slug: GAME, mode: 'real', deviceType: 'mobile' };
  const { body: answer } = await platform.request('POST', '/api/user/launch-game', {
    token: player.token,
    body,
  });
  player.launch = new URL(String(valueAt(answer, 'data', 'url'))).searchParams.get('token') ?? '';
}
