import { storedValue } from '@baize/browser/storage';
import * as v from 'valibot';

const confirmedClaimSchema = v.object({
  userId: v.string(),
  bonusId: v.string(),
  /** The reward day, `yyyy-MM-dd`. */
  date: v.string(),
  amount: v.number(),
  /** ISO 8601. */
  paidAt: v.string(),
  /** The receipt's number, where the claim's answer told it. */
  reference: v.optional(v.string()),
});

/** A claim that is certain to be paid. */
export type ConfirmedClaim = v.InferOutput<typeof confirmedClaimSchema>;

/** Which claim is meant, in any tab and after any reload. */
export type ClaimIdentity = Pick<ConfirmedClaim, 'userId' | 'bonusId' | 'date'>;

/** More than a calendar's worth of days is history, which the platform keeps. */
const MAX_CONFIRMED_CLAIMS = 28;

/** What this browser, in any of its tabs, knows to be paid. */
export const confirmedClaims = storedValue<readonly ConfirmedClaim[]>({
  key: 'rakeback-claims',
  parse: (value) => v.parse(v.array(confirmedClaimSchema), value),
  fallback: [],
});

/** A name for the claim that is the same in every tab. */
export function getClaimKey({ userId, bonusId, date }: ClaimIdentity): string {
  return `rakeback ${userId} ${bonusId} ${date}`;
}

export function isClaimConfirmed(claim: ClaimIdentity): boolean {
  return confirmedClaims.get().some((other) => getClaimKey(other) === getClaimKey(claim));
}

export function storeConfirmedClaim(claim: ConfirmedClaim): void {
  if (isClaimConfirmed(claim)) return;
  confirmedClaims.set([...confirmedClaims.get(), claim].slice(-MAX_CONFIRMED_CLAIMS));
}
