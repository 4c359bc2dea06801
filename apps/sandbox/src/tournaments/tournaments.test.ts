import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { players } from '../database/schema.ts';
import { getLeaderboard } from './leaderboard.ts';
import { getEditionAt, findEdition, listEditionsAround, getPrize, SERIES } from './editions.ts';
import { scorePoints } from './points.ts';
import { getRivals } from './rivals.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const at = new Date('2026-11-20T17:17:19.000Z');
const now = at.getTime();
const { database, within, player } = useTestDatabase(at);
const DAY_MS = 86_400_000;

test('every series has an edition that runs, one that ended and one to come, without gaps', () => {
  const editions = listEditionsAround(now);
  expect(editions).toHaveLength(3 * SERIES.length);
  for (const series of SERIES) {
    const [running, next, last] = editions.filter((edition) => edition.series === series);
    expect(running && running.startsAt <= now && now < running.endsAt).toBe(true);
    expect([last?.endsAt, next?.startsAt]).toEqual([running?.startsAt, running?.endsAt]);
    expect(findEdition(running?.id ?? '')).toEqual(running);
  }
  expect(findEdition('reef-race-20261117')).toBeNull();
  expect(findEdition('no-such-20261116')).toBeNull();
});

test('rivals start with nothing, move with the clock and never back, and the same instant is the same board', () => {
  for (const series of SERIES) {
    const edition = getEditionAt(series, { at: now });
    expect(getRivals(edition, edition.startsAt)).toEqual([]);
    expect(getRivals(edition, now)).toEqual(getRivals(edition, now));
    const length = edition.endsAt - edition.startsAt;
    let before = new Map<string, bigint>();
    for (let step = 1; step <= 200; step += 1) {
      const rivals = getRivals(edition, edition.startsAt + (step * length) / 200);
      const stand = new Map(rivals.map(({ nickname, points }) => [nickname, points]));
      for (const [name, points] of before) expect(stand.get(name) ?? -1n).toBeGreaterThanOrEqual(points);
      before = stand;
    }
    expect(getRivals(edition, edition.endsAt)).toEqual(getRivals(edition, edition.endsAt + DAY_MS));
    expect(new Set(getRivals(edition, now).map(({ points }) => points)).size).toBeGreaterThan(10);
  }
});

async function standingIn(slug: string, nickname: string): Promise<bigint | undefined> {
  const series = SERIES.find((one) => one.slug === slug);
  if (!series) throw new Error(`no series ${slug}`);
  const board = await getLeaderboard(database(), getEditionAt(series, { at: now }), now);
  return board.find((line) => line.nickname === nickname)?.points;
}

test('a round scores by the rule of each tournament: rounds, euros staked, wins, the best multiple', async () => {
  const annika = await player('kyc-approved');
  const score = (bet: bigint, win: bigint, gameSlug: string) =>
    within((tx) => scorePoints(tx, { player: annika, bet, win, at, gameSlug }));
  await score(250n, 1_000n, 'harbour-sevens');
  await score(100n, 150n, 'harbour-sevens');
  await score(100n, 0n, 'skyline-crash');
  await score(10n, 900n, 'harbour-sevens');
  expect(await standingIn('daily-dash', 'annika')).toBe(400n);
  expect(await standingIn('reef-race', 'annika')).toBe(460n);
  // Neither what is below the least stake nor another game counts here.
  expect(await standingIn('high-tide', 'annika')).toBe(400n);
  expect(await standingIn('fortnight-cup', 'annika')).toBe(200n);
});

test('a stake in bitcoin is worth its euros, and a round without a nickname shows an initial', async () => {
  const kaito = await player('crypto');
  const tomas = await player('unverified');
  await within((tx) => scorePoints(tx, { player: kaito, bet: 10_000n, win: 0n, at }));
  await within((tx) => scorePoints(tx, { player: tomas, bet: 700n, win: 0n, at }));
  expect(await standingIn('reef-race', 'satoshi-k')).toBe(1_000n);
  expect(await standingIn('reef-race', 'T…')).toBe(700n);
});

test('a player stands on the board by the nickname they have now [PRF-01]', async () => {
  const annika = await player('kyc-approved');
  await within((tx) => scorePoints(tx, { player: annika, bet: 700n, win: 0n, at }));
  await database().update(players).set({ nickname: 'northlight' }).where(eq(players.id, annika.id));
  expect(await standingIn('reef-race', 'northlight')).toBe(700n);
  expect(await standingIn('reef-race', 'annika')).toBeUndefined();
});

test('places have their prizes, and beyond the last there is none', () => {
  const race = SERIES.find(({ slug }) => slug === 'reef-race');
  if (!race) throw new Error('no reef race');
  expect([1, 3, 10, 20, 21].map((place) => getPrize(race, place))).toEqual([
    40_000,
    10_000,
    3_000,
    900,
    null,
  ]);
});
