import { coupons, couponUses, houseOffers, playerBonuses } from '../database/tables/bonuses.ts';
import type { PersonaName } from '../personas/persona.ts';
import type { SeedContext } from '../personas/seed-context.ts';
import { bonusRow } from './bonus-row.ts';
import { findOffer, OFFERS } from './offers.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Past = {
  persona: PersonaName;
  key: string;
  status: 'completed' | 'cancelled' | 'expired';
  hoursAgo: number;
  /** What it was, what was staked for it, and what it came to; in euro cents. */
  deposit?: bigint;
  granted: bigint;
  wagered: bigint;
  spinsLeft?: number;
  released: bigint;
  lost: bigint;
};

const COMPLETED = { status: 'completed', lost: 0n } as const;
const NOTHING = { released: 0n } as const;

/** What the personas have had, and how it ended how many hours ago. */
const HISTORY: readonly Past[] = [
  {
    ...NOTHING,
    persona: 'depositor',
    key: 'weekend-swell',
    status: 'expired',
    hoursAgo: 400,
    deposit: 6_000n,
    granted: 3_000n,
    wagered: 41_250n,
    lost: 1_820n,
  },
  {
    ...NOTHING,
    persona: 'depositor',
    key: 'sevens-spins',
    status: 'expired',
    hoursAgo: 300,
    granted: 160n,
    wagered: 0n,
    spinsLeft: 12,
    lost: 160n,
  },
  {
    ...NOTHING,
    persona: 'depositor',
    key: 'quiet-harbour',
    status: 'cancelled',
    hoursAgo: 120,
    granted: 600n,
    wagered: 1_440n,
    lost: 600n,
  },
  {
    ...COMPLETED,
    persona: 'depositor',
    key: 'daily-dip',
    hoursAgo: 5,
    granted: 240n,
    wagered: 2_400n,
    released: 240n,
  },
  {
    ...COMPLETED,
    persona: 'bonus-active',
    key: 'workday-drift',
    hoursAgo: 200,
    deposit: 4_000n,
    granted: 1_000n,
    wagered: 20_000n,
    released: 1_000n,
  },
  {
    ...COMPLETED,
    persona: 'vip',
    key: 'harbour-welcome',
    hoursAgo: 700,
    deposit: 10_000n,
    granted: 10_000n,
    wagered: 300_000n,
    released: 10_000n,
  },
];

/** When the offers hold and which coupons there are, the personas' past bonuses, and the one that runs. */
export async function seedBonuses(seeding: SeedContext): Promise<void> {
  await seedOffers(seeding);
  const { transaction, players, now } = seeding;
  const past = HISTORY.flatMap(({ persona, key, status, hoursAgo, ...had }) => {
    const [id, offer] = [players.get(persona), findOffer(key)];
    if (id === undefined || !offer) return [];
    const endedAt = new Date(now - hoursAgo * HOUR_MS);
    // What has expired ran for its whole time.
    const ranMs = status === 'expired' ? offer.validityDays * DAY_MS : 6 * HOUR_MS;
    const at = new Date(endedAt.getTime() - ranMs);
    const row = bonusRow({ offer, player: { id, currencyCode: 'EUR' }, at, status: 'active' });
    return [
      {
        ...row,
        status,
        endedAt,
        depositAmount: had.deposit ?? null,
        bonusAmount: had.granted,
        wagerTotal: had.granted * BigInt(row.multiplier ?? 0),
        wagered: had.wagered,
        freeSpinsLeft: had.spinsLeft ?? 0,
        released: had.released,
        lost: had.lost,
      },
    ];
  });
  await transaction.insert(playerBonuses).values(past);
  await seedActiveBonuses(seeding);
  const depositor = players.get('depositor');
  if (depositor === undefined) return;
  const at = new Date(now - DAY_MS);
  await transaction.insert(couponUses).values({ code: 'BARNACLE', playerId: depositor, at });
}

async function seedOffers({ transaction, now }: SeedContext): Promise<void> {
  const day = (days: number) => new Date(now + days * DAY_MS);
  await transaction.delete(houseOffers);
  await transaction.insert(houseOffers).values(
    OFFERS.map(({ key, startsInDays, endsInDays, slots }) => ({
      offer: key,
      startsAt: day(startsInDays),
      endsAt: endsInDays === null ? null : day(endsInDays),
      places: slots?.all ?? null,
      taken: slots?.taken ?? 0,
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
async function seedActiveBonuses({ transaction, players, now }: SeedContext): Promise<void> {
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
