import { expect, test } from 'vitest';
import type { ReelTable } from '../register-reels.ts';
import type { ReelResponse } from './request-reel.ts';
import { settleDraw } from './settle-draw.ts';

const LOST: ReelResponse = { kind: 'lost' };

function tableWith(staked: number, round: ReelTable['round'] = null): ReelResponse {
  const session = { staked, won: 0 };
  return {
    kind: 'table',
    table: { currency: { code: 'EUR', digits: 2 }, stakes: [10], balance: 100, session, round },
  };
}

const ROUND = { id: 'one', stake: 10, win: 0, times: 0 };

async function settled(draws: ReelResponse[], looks: ReelResponse[]) {
  let unknown = 0;
  const outcome = await settleDraw(50, {
    draw: async () => draws.shift() ?? LOST,
    fetchTable: async () => looks.shift() ?? LOST,
    pause: async () => undefined,
    onUnknown: () => {
      unknown += 1;
    },
  });
  return { outcome, unknown, left: [draws.length, looks.length] };
}

test('a draw whose answer was lost shows its round as soon as the stake is seen to be taken', async () => {
  const { outcome, unknown } = await settled([LOST, tableWith(60, ROUND)], [LOST, tableWith(60)]);
  expect([outcome, unknown]).toEqual([tableWith(60, ROUND), 2]);
});

test('where no stake was taken nothing is drawn again, and it is said after a second look', async () => {
  const { outcome, left } = await settled([LOST, tableWith(60, ROUND)], [tableWith(50), LOST, tableWith(50)]);
  expect([outcome, left]).toEqual([tableWith(50), [1, 0]]);
});

test('an answer in time asks nothing, and an ended reel ends the asking', async () => {
  expect(await settled([tableWith(60, ROUND)], [])).toMatchObject({ unknown: 0 });
  const over: ReelResponse = { kind: 'refused', code: 'SESSION_ENDED', message: 'Over.', isOver: true };
  expect((await settled([LOST], [over])).outcome).toEqual(over);
});
