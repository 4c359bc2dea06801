import { at, CARD, RETURN_URL, VISA } from '../testing/cashier-of.ts';
import { signUpOf } from '../testing/sign-up-of.ts';
import type { Timed } from './timed.ts';

/** Somebody who has signed up, paid in and sat down at a game. */
export type BenchPlayer = { email: string; token: string; launch: string };

export const GAME = 'harbour-sevens';
export const PAY_IN = {
  methodId: VISA,
  amount: 50,
  currencyCode: 'EUR',
  fields: CARD,
  returnUrl: RETURN_URL,
};

/** Signs players up one after the other, each with 50 € to play with. */
export async function gatherPlayers(platform: Timed, count: number): Promise<BenchPlayer[]> {
  const players: BenchPlayer[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `bench-${index}@player.test`;
    const body = signUpOf(email, { phone: `6125${String(index).padStart(5, '0')}` });
    const signedUp = await platform.ask('POST', '/api/user/sign-up', { body });
    await confirmEmail(platform, email);
    const player = { email, token: String(at(signedUp.body, 'data', 'accessToken')), launch: '' };
    const paid = await platform.ask('POST', '/api/user/deposit', { token: player.token, body: PAY_IN });
    if (paid.status !== 200) throw new Error(`${email} could not pay in: ${JSON.stringify(paid.body)}`);
    await sitDown(platform, player);
    players.push(player);
  }
  return players;
}

/** By the link that was mailed: only then a player may pay in a second time. */
async function confirmEmail(platform: Timed, email: string): Promise<void> {
  const { body } = await platform.ask('GET', `/sandbox/outbox?recipient=${email}`);
  const token = new URL(String(at(body, 'messages', 0, 'link'))).searchParams.get('token');
  const confirmed = await platform.ask('POST', '/api/user/verify-email', { body: { token } });
  if (confirmed.status !== 200) throw new Error(`${email} could not be confirmed`);
}

/** Opens the game for real money; an opening of before ends with it. */
export async function sitDown(platform: Timed, player: BenchPlayer): Promise<void> {
  const body = { slug: GAME, mode: 'real', deviceType: 'mobile' };
  const { body: answer } = await platform.ask('POST', '/api/user/launch-game', { token: player.token, body });
  player.launch = new URL(String(at(answer, 'data', 'url'))).searchParams.get('token') ?? '';
}
