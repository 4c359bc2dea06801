import { referrals } from '../database/tables/bonuses.ts';
import { postMovement } from '../ledger/post-movement.ts';
import type { PersonaName } from '../personas/persona.ts';
import type { SeedContext } from '../personas/seed-context.ts';

const DAY_MS = 86_400_000;

/** Who was brought by whom, how many days ago, and the euro cents that brought. */
const REFERRED_PLAYERS = [
  ['newcomer', 'depositor', 2, 0],
  ['kyc-approved', 'high-loyalty', 40, 1_000],
  ['unverified', 'high-loyalty', 12, 250],
] as const satisfies readonly (readonly [PersonaName, PersonaName, number, number])[];

/** Friends of two personas. What they earned was paid and played, so that balances stand as the personas say. */
export async function seedReferrals({ transaction, players, now }: SeedContext): Promise<void> {
  for (const [friend, by, daysAgo, cents] of REFERRED_PLAYERS) {
    const [playerId, referrerId] = [players.get(friend), players.get(by)];
    if (playerId === undefined || referrerId === undefined) continue;
    const at = new Date(now - daysAgo * DAY_MS);
    const earned = BigInt(cents);
    await transaction.insert(referrals).values({ playerId, referrerId, earned, at });
    if (earned === 0n) continue;
    const entry = { playerId: referrerId, currencyCode: 'EUR', at };
    await postMovement(transaction, { ...entry, amount: earned, reason: 'referral' });
    await postMovement(transaction, { ...entry, amount: -earned, reason: 'play' });
  }
}
