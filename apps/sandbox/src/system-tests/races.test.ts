import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GAME_SLUGS, LAUNCH_TOKEN_HEADER } from '../games/protocol.ts';
import {
  valueAt,
  fetchLedgerAudit,
  fetchBalance,
  CLEAN_AUDIT,
  requestWithdrawal,
} from '../testing/cashier-requests.ts';
import { createBonusClient } from '../testing/bonus-client.ts';
import { DATABASES, startSandboxOn } from '../testing/sandbox-on-database.ts';
import type { TestResponse, TestSandbox } from '../testing/test-sandbox.ts';
import { createSignUpBody } from '../testing/sign-up-body.ts';
import { TEST_INSTANT, signInAs } from './test-scene.ts';

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const [SLUG] = GAME_SLUGS;
const ROUNDS = `/games/${SLUG}/api/rounds`;

describe.each(DATABASES)('on the %s database', (database) => {
  let sandbox: TestSandbox;
  let close: () => Promise<void>;
  let token = '';

  beforeAll(async () => {
    ({ sandbox, close } = await startSandboxOn(database));
  });
  beforeEach(async () => {
    await sandbox.reset(TEST_INSTANT);
    token = await signInAs(sandbox, 'depositor');
  });
  afterAll(() => close());

  const statusesOf = (answers: readonly TestResponse[]) =>
    answers.map(({ status }) => status).toSorted((one, other) => one - other);
  const oneOf = (won: number, lost: number) => [won, ...Array.from({ length: 19 }, () => lost)];

  async function launched(): Promise<string> {
    const body = { slug: SLUG, mode: 'real', deviceType: 'desktop' };
    const { url } = await sandbox.requestData('POST', '/api/user/launch-game', { token, body });
    return new URL(String(url)).searchParams.get('token') ?? '';
  }

  const look = (launch: string) =>
    sandbox.request('GET', `${ROUNDS}/current`, { headers: { [LAUNCH_TOKEN_HEADER]: launch } });

  /** Stakes the table's lowest stake under a promise the table gave. */
  const stake = (launch: string, { table, actionId }: { table: unknown; actionId: string }) =>
    sandbox.request('POST', ROUNDS, {
      headers: { [LAUNCH_TOKEN_HEADER]: launch },
      body: {
        actionId,
        bet: valueAt(table, 'stakes', 0),
        clientSeed: 'mine',
        commitment: valueAt(table, 'commitment'),
      },
    });

  async function strangers(): Promise<string[]> {
    const tokens: string[] = [];
    for (const index of TWENTY) {
      const phone = `6123401${String(index).padStart(2, '0')}`;
      const body = createSignUpBody(`stranger-${index}@player.test`, { phone });
      tokens.push(String((await sandbox.requestData('POST', '/api/user/sign-up', { body })).accessToken));
    }
    return tokens;
  }

  test('a coupon redeemed twenty times at once by one player is given once', async () => {
    const race = TWENTY.map((index) => createBonusClient(sandbox).redeem(token, 'SEASHELL5', `c-${index}`));
    expect(statusesOf(await Promise.all(race))).toEqual(oneOf(200, 409));
    expect(await fetchBalance(sandbox, token)).toBe(253.5);
    expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
  });

  test('of twenty players at once one gets the last use of a coupon', async () => {
    const race = (await strangers()).map((each) => createBonusClient(sandbox).redeem(each, 'LASTONE'));
    const answers = await Promise.all(race);
    expect(statusesOf(answers)).toEqual(oneOf(200, 422));
    expect(answers.filter(({ body }) => body['code'] === 'COUPON_EXHAUSTED')).toHaveLength(19);
    expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
  });

  test('of twenty players at once one gets the last place of an offer', async () => {
    const race = (await strangers()).map((each) => createBonusClient(sandbox).activate(each, 'last-berth'));
    const answers = await Promise.all(race);
    expect(statusesOf(answers)).toEqual(oneOf(200, 422));
    expect(answers.filter(({ body }) => body['code'] === 'MAXIMUM_PARTICIPANTS')).toHaveLength(19);
    expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
  });

  test('a bonus given up twenty times at once is taken back once', async () => {
    const { body } = await createBonusClient(sandbox).activate(token, 'quiet-harbour');
    expect(body['code']).toBe('CANCELLED');
    const taken = await createBonusClient(sandbox).activate(token, 'shell-gift');
    const id = String(valueAt(taken.body, 'data', 'bonus', 'id'));
    const race = TWENTY.map((index) => createBonusClient(sandbox).cancel(token, id, `x-${index}`));
    expect(statusesOf(await Promise.all(race))).toEqual(oneOf(200, 409));
    expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
  });

  test('a withdrawal of all there is, twenty times at once, leaves the wallet once', async () => {
    const race = TWENTY.map((index) =>
      requestWithdrawal(sandbox, { token, amount: 248.5, key: `w-${index}` }),
    );
    expect(statusesOf(await Promise.all(race))).toEqual(oneOf(200, 422));
    expect(await fetchBalance(sandbox, token)).toBe(0);
    expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
  });

  test('of twenty launches at once one is open, the others are over', async () => {
    const launches = await Promise.all(TWENTY.map(launched));
    const seen = await Promise.all(launches.map(look));
    expect(statusesOf(seen)).toEqual(oneOf(200, 403));
  });

  test('of twenty stakes at once under one promise one is taken', async () => {
    const launch = await launched();
    const table = valueAt((await look(launch)).body, 'data');
    const race = TWENTY.map((index) => stake(launch, { table, actionId: `stake-by-${index}` }));
    const answers = await Promise.all(race);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(statusesOf(answers).slice(1))).toEqual(new Set([409]));
    const history = await sandbox.requestData('GET', '/api/user/casino-history?type=bet', { token });
    const now = JSON.stringify(valueAt(history, 'casinoHistory', 'rows')).split(TEST_INSTANT).length - 1;
    expect(now).toBe(1);
    expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
  });

  test('a stake repeated twenty times at once under one action is taken once, and all hear of the same round', async () => {
    const launch = await launched();
    const table = valueAt((await look(launch)).body, 'data');
    const race = TWENTY.map(() => stake(launch, { table, actionId: 'one-and-the-same' }));
    const answers = await Promise.all(race);
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => valueAt(body, 'data', 'round', 'id'))).size).toBe(1);
    expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
  });
});
