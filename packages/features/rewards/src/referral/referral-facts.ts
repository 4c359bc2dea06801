import type { Referral, ReferredPlayer } from '@baize/api/endpoints/rewards';
import type { UserDetails } from '@baize/api/endpoints/session';

/** What is known of a player's invitations; null is not known yet. */
export interface ReferralFacts {
  code: string | null;
  link: string | null;
  invited: number;
  deposited: number | null;
  earned: number;
  referredPlayers: readonly ReferredPlayer[] | null;
}

/** Joins the list of friends with what the player's details tell before it is there (SES-14). */
export function referralFacts(
  referral: Referral | undefined,
  told: UserDetails['referralData'],
): ReferralFacts | null {
  if (referral) {
    const { code, link, invited, deposited, earned, friends } = referral;
    return { code, link, invited, deposited, earned, referredPlayers: friends };
  }
  if (told === null) return null;
  const { code, invited, earned } = told;
  return { code, link: null, invited, deposited: null, earned, referredPlayers: null };
}
