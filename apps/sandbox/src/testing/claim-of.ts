import type { Answer, SandboxUnderTest } from './sandbox-under-test.ts';

type ClaimOf = {
  token?: string;
  date: string;
  zone?: string;
  key?: string;
  method?: 'POST' | 'PUT';
  bonusId?: string;
};

/** Id of a persona's reward day; personas are numbered in the contract's order. */
export function bonusOf(playerNumber: number, date: string): string {
  return `rb-${playerNumber}-${date.replaceAll('-', '')}`;
}

export const DEPOSITOR = 2;

/** Sends a claim of the depositor's reward of a day, as a browser would. */
export function claimOf(sandbox: SandboxUnderTest, claim: ClaimOf): Promise<Answer> {
  const { token, date, zone = 'UTC', key, method = 'POST' } = claim;
  const bonusId = claim.bonusId ?? bonusOf(DEPOSITOR, date);
  const query = new URLSearchParams({ timeZone: zone, customerDate: date, bonusId });
  return sandbox.send(method, `/api/user/rakeback-claim?${query.toString()}`, {
    ...(token === undefined ? {} : { token }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    body: { bonusId, claimDate: date, customerDate: date },
  });
}
