import type { TestResponse, TestSandbox } from './test-sandbox.ts';

type ClaimOptions = {
  token?: string;
  date: string;
  zone?: string;
  key?: string;
  method?: 'POST' | 'PUT';
  bonusId?: string;
};

/** Id of a persona's reward day; personas are numbered in the contract's order. */
export function rakebackBonusId(playerNumber: number, date: string): string {
  return `rb-${playerNumber}-${date.replaceAll('-', '')}`;
}

export const DEPOSITOR_ID = 2;

/** Sends a claim of the depositor's reward of a day, as a browser would. */
export function requestClaim(sandbox: TestSandbox, claim: ClaimOptions): Promise<TestResponse> {
  const { token, date, zone = 'UTC', key, method = 'POST' } = claim;
  const bonusId = claim.bonusId ?? rakebackBonusId(DEPOSITOR_ID, date);
  const query = new URLSearchParams({ timeZone: zone, customerDate: date, bonusId });
  return sandbox.request(method, `/api/user/rakeback-claim?${query.toString()}`, {
    ...(token === undefined ? {} : { token }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    body: { bonusId, claimDate: date, customerDate: date },
  });
}
