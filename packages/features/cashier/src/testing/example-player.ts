import type { UserDetails } from '@baize/api/endpoints/session';
import { playerFixture } from '@baize/player/player-fixture';

type Bonus = NonNullable<UserDetails['activeBonus']>;

/** A bonus that is partly wagered; each story or test says what matters to it. */
export function runningBonus(parts: Partial<Bonus> = {}): Bonus {
  return {
    id: '31',
    name: 'Harbour welcome',
    type: 'deposit',
    status: 'active',
    game: null,
    gameSlug: null,
    currencyCode: 'EUR',
    depositAmount: 50,
    bonusAmount: 50,
    wagerLeft: 780,
    wagered: 720,
    maxBonusThreshold: null,
    maxWin: null,
    minBalance: null,
    minDeposit: null,
    releasedAmount: null,
    lostAmount: null,
    multiplier: 30,
    depositBonusPercent: 100,
    freeSpinsQuantity: null,
    freeSpinsLeft: null,
    runsDays: null,
    start: null,
    expiry: null,
    ended: null,
    convertedAmounts: null,
    ...parts,
  };
}

type Parts = Partial<Omit<UserDetails, 'getUser'>> & { user?: Partial<UserDetails['getUser']> };

/** A player with an address, so that nothing stands against a deposit. */
export function examplePlayer({ user, ...parts }: Parts = {}): UserDetails {
  const player = playerFixture();
  const address = { address: 'Handelskade 12', city: 'Amsterdam', zipCode: '1011 AB', countryCode: 'NL' };
  return { ...player, ...parts, getUser: { ...player.getUser, ...address, ...user } };
}
