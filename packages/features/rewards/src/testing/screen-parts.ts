import { localDate } from '@baize/domain/zone';
import { bareBonus, bonusesOfEachStatus } from './example-bonuses.ts';
import { exampleLoyalty, exampleReferral } from './example-club.ts';
import { exampleDay, type ExampleDay } from './example-days.ts';
import { exampleTournaments } from './example-tournaments.ts';
import { FakeBonuses } from './fake-bonuses.ts';
import { FakePlatform } from './fake-platform.ts';
import { FakePromotions } from './fake-promotions.ts';
import { StubPlatform } from './stub-platform.ts';

const DAY_MS = 86_400_000;

/** Screens read the real clock: the days are those around today. */
function currentDays(): ExampleDay[] {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  const date = (daysAgo: number) => localDate({ instant: Date.now() - daysAgo * DAY_MS, zone });
  const paid = (daysAgo: number, amount: number) =>
    exampleDay({ canClaimDate: date(daysAgo), amount, paidAt: new Date().toISOString(), reference: 'RB-1' });
  return [
    paid(4, 2.95),
    paid(2, 4.4),
    exampleDay({ canClaimDate: date(1), amount: 3.1 }),
    exampleDay({ canClaimDate: date(0) }),
  ];
}

/** A player with reward days. */
export function daysParts() {
  const platform = new FakePlatform();
  platform.days = currentDays();
  return { api: platform.client() };
}

/** A player with a bonus of each status. */
export function bonusesParts() {
  const platform = new FakeBonuses([...bonusesOfEachStatus(), bareBonus({ id: '13', name: 'Shell gift' })]);
  return { api: platform.client(), player: platform.player };
}

/** Whoever is offered promotions of each kind. */
export function promotionsParts() {
  const platform = new FakePromotions();
  return { api: platform.client(), player: platform.player };
}

/** The tournaments of the examples; the page's clock is the real one, so these run for long. */
export const LASTING_TOURNAMENTS = exampleTournaments().map((one) => ({
  ...one,
  endsAt: '2126-11-26T00:00:00Z',
}));

/** A player in the club, with referrals and in a tournament. */
export function clubParts() {
  const platform = new StubPlatform();
  platform.respondWith('/referral', { referral: exampleReferral() });
  platform.respondWith('/loyalty', { loyalty: exampleLoyalty() });
  platform.respondWith('/limits', { limits: [], sessionStartedAt: null });
  platform.respondWith('/get-tournaments', {
    tournaments: { count: LASTING_TOURNAMENTS.length, rows: LASTING_TOURNAMENTS },
  });
  return {
    api: platform.client(),
    settings: { casinoOrigin: 'https://casino.test', referAFriendPercent: 10 },
  };
}
