import { expect, test } from 'vitest';
import type { PublicRound, Table } from '../../protocol.ts';
import type { TableResponse } from './server.ts';
import { settleIntent, type RoundIntent } from './settle-intent.ts';

const [PROMISE, OTHER] = ['a'.repeat(64), 'b'.repeat(64)];
const WISH: RoundIntent = { kind: 'open', bet: 100, commitment: PROMISE, clientSeed: 'mine', before: 'old' };
const LOST: TableResponse = { kind: 'lost' };

function roundOf(wish: Partial<PublicRound>, commitment = PROMISE): PublicRound {
  return {
    id: 'new',
    bet: 100,
    staked: 100,
    win: 0,
    step: 0,
    elapsedMs: 0,
    startedAt: '2026-11-20T17:00:00.000Z',
    view: { game: 'skyline-crash', autoCashOut: null, cashedOutAt: null, crashedAt: null },
    fairness: { commitment, clientSeed: 'mine', serverSeed: null },
    ...wish,
  };
}

const OLD = roundOf({ id: 'old' }, OTHER);

function tableWith(round: PublicRound, history: PublicRound[] = []): TableResponse {
  const table: Table = {
    mode: 'real',
    currency: { code: 'EUR', digits: 2 },
    stakes: [100],
    balance: 24_850,
    session: { staked: 0, won: 0, rounds: 0 },
    commitment: OTHER,
    waitMs: 0,
    round,
    history,
  };
  return { kind: 'table', table };
}

const refused = (status: number, code: string): TableResponse => ({
  kind: 'refused',
  status,
  code,
  message: '',
});

/** Settles a wish on a line that gives these answers, and tells what the player was told meanwhile. */
async function settled(answer: TableResponse, asked: readonly TableResponse[], wish: RoundIntent = WISH) {
  const answers = [...asked];
  const pauses: number[] = [];
  let unknown = 0;
  const outcome = await settleIntent(answer, wish, {
    fetchTable: async () => answers.shift() ?? LOST,
    pause: async (ms) => void pauses.push(ms),
    onUnknown: () => {
      unknown += 1;
    },
  });
  const round = outcome.kind === 'round' ? [outcome.how, outcome.round.id, outcome.round.win] : [];
  return { kind: outcome.kind, round, pauses, unknown, left: answers.length };
}

test('an answer that came is the answer: nobody is asked and nothing is called unknown', async () => {
  expect(await settled(tableWith(roundOf({})), [])).toEqual({
    kind: 'round',
    round: ['answered', 'new', 0],
    pauses: [],
    unknown: 0,
    left: 0,
  });
});

test('a flight whose answer was lost is found open, and can be followed', async () => {
  const found = await settled(LOST, [tableWith(roundOf({ win: null }))]);
  expect(found).toMatchObject({ kind: 'round', round: ['late', 'new', null], unknown: 1 });
});

test('a round that ended while its answer was lost is found with its result', async () => {
  const found = await settled(LOST, [tableWith(roundOf({ win: 30 }))]);
  expect(found.round).toEqual(['late', 'new', 30]);
});

test('while nobody answers it stays unknown, and is asked for again and again with longer pauses', async () => {
  const answers = [LOST, LOST, refused(500, ''), LOST, LOST, tableWith(roundOf({}))];
  const found = await settled(LOST, answers);
  expect([found.round, found.unknown]).toEqual([['late', 'new', 0], 6]);
  expect(found.pauses).toEqual([1_000, 2_000, 4_000, 6_000, 6_000]);
});

test('that nothing was staked is said only when the table stood untouched twice', async () => {
  expect(await settled(LOST, [tableWith(OLD), LOST, tableWith(OLD)])).toMatchObject({
    kind: 'nothing',
    left: 0,
    unknown: 3,
  });
  const late = await settled(LOST, [tableWith(OLD), tableWith(roundOf({ win: null }))]);
  expect(late.round).toEqual(['late', 'new', null]);
});

test('a session that ended meanwhile ends the asking without a word about the stake', async () => {
  expect((await settled(LOST, [LOST, refused(403, 'SESSION_ENDED')])).kind).toBe('closed');
});

test('the own round is shown also when another window has played one since', async () => {
  const since = roundOf({ id: 'since' }, OTHER);
  expect((await settled(LOST, [tableWith(since, [since, roundOf({ win: 5 })])])).round).toEqual([
    'late',
    'new',
    5,
  ]);
  const open = roundOf({ id: 'since', win: null }, OTHER);
  expect((await settled(LOST, [tableWith(open, [roundOf({ win: 5 })])])).round).toEqual([
    'elsewhere',
    'since',
    null,
  ]);
});

test('a refusal that another window’s round caused brings that round, and never hides it', async () => {
  for (const refusal of [refused(409, 'STALE_COMMITMENT'), refused(429, 'TOO_SOON')]) {
    const found = await settled(refusal, [tableWith(roundOf({ id: 'theirs' }, OTHER))]);
    expect([found.round, found.unknown]).toEqual([['elsewhere', 'theirs', 0], 0]);
    expect((await settled(refusal, [tableWith(OLD)])).kind).toBe('refused');
    expect((await settled(refusal, [LOST])).kind).toBe('refused');
  }
  const poor = await settled(refused(422, 'INSUFFICIENT_FUNDS'), [tableWith(roundOf({}))]);
  expect([poor.kind, poor.left]).toEqual(['refused', 1]);
});

test('a decision whose answer was lost was taken when the round has moved on, and else was not', async () => {
  const act: RoundIntent = { kind: 'act', roundId: 'new', step: 1 };
  const stepped = await settled(LOST, [LOST, tableWith(roundOf({ win: null, step: 2 }))], act);
  expect(stepped.round).toEqual(['late', 'new', null]);
  const ended = await settled(LOST, [tableWith(OLD, [roundOf({ win: 200, step: 1 })])], act);
  expect(ended.round).toEqual(['late', 'new', 200]);
  expect((await settled(LOST, [tableWith(roundOf({ win: null, step: 1 }))], act)).kind).toBe('nothing');
});
