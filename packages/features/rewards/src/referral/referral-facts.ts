import type { Referral, ReferredFriend } from '@baize/api/calls/rewards';
import type { UserDetails } from '@baize/api/calls/session';

/** What is known of a player's invitations; null is not known yet. */
export interface ReferralFacts {
  code: string | null;
  link: string | null;
  invited: number;
  deposited: number | null;
  earned: number;
  friends: readonly ReferredFriend[] | null;
}

/** Joins the list of friends with what the player's details tell before it is there (SES-14). */
export function referralFacts(
  referral: Referral | undefined,
  told: UserDetails['referralData'],
): ReferralFacts | null {
  if (referral) {
    const { code, link, invited, deposited, earned, friends } = referral;
    return { code, link, invited, deposited, earned, friends };
  }
  if (told === null) return null;
  const { code, invited, earned } = told;
  return { code, link: null, invited, deposited: null, earned, friends: null };
}
