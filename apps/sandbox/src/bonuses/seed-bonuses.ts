import { coupons, couponUses, houseOffers, playerBonuses } from '../database/tables/bonuses.ts';
import type { PersonaName } from '../personas/persona.ts';
import type { Seeding } from '../personas/seed-parts.ts';
import { bonusRow } from './bonus-row.ts';
import { offerOf, OFFERS } from './offers.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What the personas have had: offer, how it ended, and how many hours ago. */
const HISTORY = [
  ['depositor', 'weekend-swell', 'expired', 400],
  ['depositor', 'sevens-spins', 'expired', 300],
  ['depositor', 'quiet-harbour', 'cancelled', 120],
  ['depositor', 'daily-dip', 'completed', 5],
  ['bonus-active', 'workday-drift', 'completed', 200],
  ['vip', 'harbour-welcome', 'completed', 700],
] as const satisfies readonly (readonly [
  PersonaName,
  string,
  'completed' | 'cancelled' | 'expired',
  number,
])[];

/** When the offers hold and which coupons there are, the personas' past bonuses, and the one that runs. */
export async function seedBonuses(seeding: Seeding): Promise<void> {
  await seedHouse(seeding);
  const { transaction, players, now } = seeding;
  const past = HISTORY.flatMap(([persona, key, status, hoursAgo]) => {
    const [id, offer] = [players.get(persona), offerOf(key)];
    if (id === undefined || !offer) return [];
    const endedAt = new Date(now - hoursAgo * HOUR_MS);
    const at = new Date(endedAt.getTime() - 6 * HOUR_MS);
    const row = bonusRow({ offer, player: { id, currencyCode: 'EUR' }, at, status: 'active' });
    const wagered = status === 'completed' ? row.wagerTotal : 0n;
    const freeSpinsLeft = status === 'completed' ? 0 : (row.freeSpinsLeft ?? 0);
    return [{ ...row, status, wagered, freeSpinsLeft, endedAt }];
  });
  await transaction.insert(playerBonuses).values(past);
  await seedRunning(seeding);
  const depositor = players.get('depositor');
  if (depositor === undefined) return;
  const at = new Date(now - DAY_MS);
  await transaction.insert(couponUses).values({ code: 'BARNACLE', playerId: depositor, at });
}

async function seedHouse({ transaction, now }: Seeding): Promise<void> {
  const day = (days: number) => new Date(now + days * DAY_MS);
  await transaction.delete(houseOffers);
  await transaction.insert(houseOffers).values(
    OFFERS.map(({ key, startsInDays, endsInDays, places }) => ({
      offer: key,
      startsAt: day(startsInDays),
      endsAt: endsInDays === null ? null : day(endsInDays),
      places: places?.all ?? null,
      taken: places?.taken ?? 0,
    })),
  );
  await transaction.insert(coupons).values([
    { code: 'CAPTAIN', offer: 'captains-table', maxUses: 1_000, expiresAt: day(90) },
    { code: 'SEASHELL5', amount: 500, maxUses: 1_000 },
    { code: 'LASTONE', amount: 500, maxUses: 50, uses: 49 },
    { code: 'BARNACLE', amount: 200, maxUses: 1_000, uses: 1 },
    { code: 'SOLDOUT', amount: 500, maxUses: 25, uses: 25 },
    { code: 'OLDTIDE', amount: 500, maxUses: 1_000, expiresAt: day(-1) },
  ]);
}

/** The persona `bonus-active` stands in the middle of a deposit bonus. */
async function seedRunning({ transaction, players, now }: Seeding): Promise<void> {
  const playerId = players.get('bonus-active');
  if (playerId === undefined) return;
  await transaction.insert(playerBonuses).values({
    playerId,
    offer: 'harbour-welcome',
    name: 'Harbour welcome',
    type: 'Deposit',
    status: 'active',
    depositAmount: 5_000n,
    bonusAmount: 5_000n,
    multiplier: 30,
    wagerTotal: 150_000n,
    wagered: 72_000n,
    depositPercent: 100,
    maxThreshold: 10_000n,
    maxWin: 50_000n,
    minDeposit: 2_000n,
    startsAt: new Date(now - 3 * DAY_MS),
    expiresAt: new Date(now + 11 * DAY_MS),
  });
}
