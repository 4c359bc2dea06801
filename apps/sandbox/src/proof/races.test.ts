import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GAME_SLUGS, LAUNCH_TOKEN_HEADER } from '../games/protocol.ts';
import { at, auditOf, balanceOf, CLEAN, withdrawalOf } from '../testing/cashier-of.ts';
import { bonusesOf } from '../testing/bonuses-of.ts';
import { DATABASES, sandboxOn } from '../testing/on-each-database.ts';
import type { Answer, SandboxUnderTest } from '../testing/sandbox-under-test.ts';
import { signUpOf } from '../testing/sign-up-of.ts';
import { NOW, signIn } from './set-up.ts';

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const [SLUG] = GAME_SLUGS;
const ROUNDS = `/games/${SLUG}/api/rounds`;

describe.each(DATABASES)('on the %s database', (database) => {
  let sandbox: SandboxUnderTest;
  let close: () => Promise<void>;
  let token = '';

  beforeAll(async () => {
    ({ sandbox, close } = await sandboxOn(database));
  });
  beforeEach(async () => {
    await sandbox.reset(NOW);
    token = await signIn(sandbox, 'depositor');
  });
  afterAll(() => close());

  const statusesOf = (answers: readonly Answer[]) =>
    answers.map(({ status }) => status).toSorted((one, other) => one - other);
  const oneOf = (won: number, lost: number) => [won, ...Array.from({ length: 19 }, () => lost)];

  async function launched(): Promise<string> {
    const body = { slug: SLUG, mode: 'real', deviceType: 'desktop' };
    const { url } = await sandbox.data('POST', '/api/user/launch-game', { token, body });
    return new URL(String(url)).searchParams.get('token') ?? '';
  }

  const look = (launch: string) =>
    sandbox.send('GET', `${ROUNDS}/current`, { headers: { [LAUNCH_TOKEN_HEADER]: launch } });

  /** Stakes the table's lowest stake under a promise the table gave. */
  const stake = (launch: string, { table, actionId }: { table: unknown; actionId: string }) =>
    sandbox.send('POST', ROUNDS, {
      headers: { [LAUNCH_TOKEN_HEADER]: launch },
      body: {
        actionId,
        bet: at(table, 'stakes', 0),
        clientSeed: 'mine',
        commitment: at(table, 'commitment'),
      },
    });

  async function strangers(): Promise<string[]> {
    const tokens: string[] = [];
    for (const index of TWENTY) {
      const phone = `6123401${String(index).padStart(2, '0')}`;
      const body = signUpOf(`stranger-${index}@player.test`, { phone });
      tokens.push(String((await sandbox.data('POST', '/api/user/sign-up', { body })).accessToken));
    }
    return tokens;
  }

  test('a coupon redeemed twenty times at once by one player is given once', async () => {
    const race = TWENTY.map((index) => bonusesOf(sandbox).redeem(token, 'SEASHELL5', `c-${index}`));
    expect(statusesOf(await Promise.all(race))).toEqual(oneOf(200, 409));
    expect(await balanceOf(sandbox, token)).toBe(253.5);
    expect(await auditOf(sandbox)).toEqual(CLEAN);
  });

  test('of twenty players at once one gets the last use of a coupon', async () => {
    const race = (await strangers()).map((each) => bonusesOf(sandbox).redeem(each, 'LASTONE'));
    const answers = await Promise.all(race);
    expect(statusesOf(answers)).toEqual(oneOf(200, 422));
    expect(answers.filter(({ body }) => body['code'] === 'COUPON_EXHAUSTED')).toHaveLength(19);
    expect(await auditOf(sandbox)).toEqual(CLEAN);
  });

  test('of twenty players at once one gets the last place of an offer', async () => {
    const race = (await strangers()).map((each) => bonusesOf(sandbox).activate(each, 'last-berth'));
    const answers = await Promise.all(race);
    expect(statusesOf(answers)).toEqual(oneOf(200, 422));
    expect(answers.filter(({ body }) => body['code'] === 'MAXIMUM_PARTICIPANTS')).toHaveLength(19);
    expect(await auditOf(sandbox)).toEqual(CLEAN);
  });

  test('a bonus given up twenty times at once is taken back once', async () => {
    const { body } = await bonusesOf(sandbox).activate(token, 'quiet-harbour');
    expect(body['code']).toBe('CANCELLED');
    const taken = await bonusesOf(sandbox).activate(token, 'shell-gift');
    const id = String(at(taken.body, 'data', 'bonus', 'id'));
    const race = TWENTY.map((index) => bonusesOf(sandbox).cancel(token, id, `x-${index}`));
    expect(statusesOf(await Promise.all(race))).toEqual(oneOf(200, 409));
    expect(await auditOf(sandbox)).toEqual(CLEAN);
  });

  test('a withdrawal of all there is, twenty times at once, leaves the wallet once', async () => {
    const race = TWENTY.map((index) => withdrawalOf(sandbox, { token, amount: 248.5, key: `w-${index}` }));
    expect(statusesOf(await Promise.all(race))).toEqual(oneOf(200, 422));
    expect(await balanceOf(sandbox, token)).toBe(0);
    expect(await auditOf(sandbox)).toEqual(CLEAN);
  });

  test('of twenty launches at once one is open, the others are over', async () => {
    const launches = await Promise.all(TWENTY.map(launched));
    const seen = await Promise.all(launches.map(look));
    expect(statusesOf(seen)).toEqual(oneOf(200, 403));
  });

  test('of twenty stakes at once under one promise one is taken', async () => {
    const launch = await launched();
    const table = at((await look(launch)).body, 'data');
    const race = TWENTY.map((index) => stake(launch, { table, actionId: `stake-by-${index}` }));
    const answers = await Promise.all(race);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(statusesOf(answers).slice(1))).toEqual(new Set([409]));
    const history = await sandbox.data('GET', '/api/user/casino-history?type=bet', { token });
    const now = JSON.stringify(at(history, 'casinoHistory', 'rows')).split(NOW).length - 1;
    expect(now).toBe(1);
    expect(await auditOf(sandbox)).toEqual(CLEAN);
  });

  test('a stake repeated twenty times at once under one action is taken once, and all hear of the same round', async () => {
    const launch = await launched();
    const table = at((await look(launch)).body, 'data');
    const race = TWENTY.map(() => stake(launch, { table, actionId: 'one-and-the-same' }));
    const answers = await Promise.all(race);
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => at(body, 'data', 'round', 'id'))).size).toBe(1);
    expect(await auditOf(sandbox)).toEqual(CLEAN);
  });
});
