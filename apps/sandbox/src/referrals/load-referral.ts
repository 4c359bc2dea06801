import { desc, eq } from 'drizzle-orm';
import type { ResponseInputOf } from '@baize/api/endpoint';
import type { getReferral } from '@baize/api/endpoints/rewards';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { referrals } from '../database/tables/bonuses.ts';
import { unitsToDecimal } from '../ledger/currency.ts';
import type { Player } from '../sessions/session-store.ts';

/** A player's code, the friends who came by it, newest first, and what they have brought. */
export async function loadReferral(
  database: Database,
  { player, percent, origin }: { player: Player; percent: number; origin: string | null },
): Promise<ResponseInputOf<typeof getReferral>['referral']> {
  const { currencyCode, referralCode: code } = player;
  const rows = await database
    .select({
      nickname: players.nickname,
      firstName: players.firstName,
      depositCount: players.depositCount,
      earned: referrals.earned,
      at: referrals.at,
    })
    .from(referrals)
    .innerJoin(players, eq(players.id, referrals.playerId))
    .where(eq(referrals.referrerId, player.id))
    .orderBy(desc(referrals.at), desc(referrals.playerId));
  const friends = rows.map(({ nickname, firstName, depositCount, earned, at }) => ({
    nickname: shortenName(nickname || firstName),
    joinedAt: at.toISOString(),
    status: depositCount > 0 ? 'deposited' : 'joined',
    earned: unitsToDecimal(earned, currencyCode),
  }));
  return {
    code,
    link: `${origin ?? ''}/?modal=sign-up&ref=${encodeURIComponent(code)}`,
    percent,
    invited: friends.length,
    deposited: friends.filter(({ status }) => status === 'deposited').length,
    earned: unitsToDecimal(
      rows.reduce((sum, row) => sum + row.earned, 0n),
      currencyCode,
    ),
    currencyCode,
    friends,
  };
}

/** First and last letter: enough to tell friends apart, too little to name them. */
function shortenName(name: string): string {
  const letters = Array.from(name);
  return letters.length < 3 ? `${letters[0] ?? ''}…` : `${letters[0] ?? ''}…${letters.at(-1) ?? ''}`;
}
