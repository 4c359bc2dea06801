import { stored } from '@baize/browser/storage';
import * as v from 'valibot';

const settledSchema = v.object({
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
export type SettledClaim = v.InferOutput<typeof settledSchema>;

/** Which claim is meant, in any tab and after any reload. */
export type ClaimIdentity = Pick<SettledClaim, 'userId' | 'bonusId' | 'date'>;

/** More than a calendar's worth of days is history, which the platform keeps. */
const KEPT = 28;

/** What this browser, in any of its tabs, knows to be paid. */
export const settledClaims = stored<readonly SettledClaim[]>({
  key: 'rakeback-claims',
  parse: (value) => v.parse(v.array(settledSchema), value),
  fallback: [],
});

/** A name for the claim that is the same in every tab. */
export function claimName({ userId, bonusId, date }: ClaimIdentity): string {
  return `rakeback ${userId} ${bonusId} ${date}`;
}

export function isSettled(claim: ClaimIdentity): boolean {
  return settledClaims.get().some((other) => claimName(other) === claimName(claim));
}

export function keepSettled(claim: SettledClaim): void {
  if (isSettled(claim)) return;
  settledClaims.set([...settledClaims.get(), claim].slice(-KEPT));
}
