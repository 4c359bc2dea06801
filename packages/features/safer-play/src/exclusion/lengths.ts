import type { PutSelfExclusionRequest } from '@baize/api/endpoints/account';
import type { RulePack, TimeSpan } from '@baize/domain/rule-packs';

const BY_NAME = ['1h', '12h', '1d', '3d', '1w', '1m'] as const;
type Named = (typeof BY_NAME)[number];

const isNamed = (span: TimeSpan): span is Named => BY_NAME.some((name) => name === span);

/** The most months the platform takes in one wish. */
export const MAX_MONTHS = 120;

/** How an exclusion of this length is asked for; null for a length the platform has no word for. LIM-04. */
export function toExclusionRequest(span: TimeSpan, months: number | null): PutSelfExclusionRequest | null {
  if (span === 'permanent') return { permanent: true };
  if (isNamed(span)) return { duration: span };
  const count = span === 'months' ? months : (NAMED_MONTHS.get(span) ?? null);
  return count === null ? null : { months: count };
}

const NAMED_MONTHS = new Map<TimeSpan, number>([
  ['2m', 2],
  ['3m', 3],
  ['6m', 6],
  ['1y', 12],
  ['3y', 36],
  ['5y', 60],
]);

/** The exclusions a market offers out of those the platform can be asked for, shortest first. */
export function getExclusionLengths({ exclusionLengths }: Readonly<RulePack>): readonly TimeSpan[] {
  return exclusionLengths.filter((span) => toExclusionRequest(span, 1) !== null);
}
