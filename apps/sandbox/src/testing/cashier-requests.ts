import type { PersonaName } from '../personas/persona.ts';
import type { TestResponse, TestSandbox } from './test-sandbox.ts';

export const RETURN_URL = 'http://127.0.0.1:4100/deposit?from=test';
export const TEST_CARD = { cardNumber: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };
export const VISA = 1;
export const HARBORPAY = 9;

type Paying = {
  token: string;
  amount?: number;
  methodId?: number;
  currencyCode?: string;
  fields?: Record<string, unknown>;
  returnUrl?: string;
  key?: string;
  /** null declines any; left out, the platform decides. */
  bonusId?: string | null;
};

/** Pays in as a browser would: 25 euros by Visa unless told otherwise. */
export function requestDeposit(sandbox: TestSandbox, paying: Paying): Promise<TestResponse> {
  const { token, key, amount = 25, methodId = VISA, currencyCode = 'EUR', returnUrl = RETURN_URL } = paying;
  const fields = paying.fields ?? (methodId === HARBORPAY ? { email: 'me@player.test' } : TEST_CARD);
  return sandbox.request('POST', '/api/user/deposit', {
    token,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    body: {
      methodId,
      amount,
      currencyCode,
      fields,
      returnUrl,
      ...(paying.bonusId !== undefined && { bonusId: paying.bonusId }),
    },
  });
}

/** Pays out as a browser would: to Harborpay unless told otherwise. */
export function requestWithdrawal(
  sandbox: TestSandbox,
  { token, key, amount = 20, methodId = HARBORPAY, fields = { email: 'me@player.test' } }: Paying,
): Promise<TestResponse> {
  return sandbox.request('POST', '/api/user/withdraw', {
    token,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    body: { methodId, amount, fields },
  });
}

/** A part deep inside an answer, by the names that lead there. */
export function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  let part = value;
  for (const name of path) part = Reflect.get(Object(part), name);
  return part;
}

export async function fetchBalance(sandbox: TestSandbox, token: string): Promise<unknown> {
  const details = await sandbox.requestData('GET', '/api/user/get-user-details', { token });
  return valueAt(details, 'getUser', 'userWallet', 'amount');
}

/** The player's newest transactions, as the table lists them. */
export async function fetchTransactions(
  sandbox: TestSandbox,
  token: string,
  query = '',
): Promise<Record<string, unknown>[]> {
  const data = await sandbox.requestData('GET', `/api/user/transactions${query}`, { token });
  const rows: unknown = valueAt(data, 'transactions', 'rows');
  const isObject = (row: unknown): row is Record<string, unknown> => typeof row === 'object' && row !== null;
  return Array.isArray(rows) ? rows.filter(isObject) : [];
}

/** Nothing created or lost: every wallet is what its postings add up to. */
export async function fetchLedgerAudit(sandbox: TestSandbox): Promise<unknown> {
  return (await sandbox.request('GET', '/sandbox/state')).body['ledger'];
}

export const CLEAN_AUDIT = { unbalanced: [], wrongWallets: [] };

/** The references under which the ledger has a player's money, oldest first. */
export async function fetchLedgerReferences(sandbox: TestSandbox, persona: PersonaName): Promise<unknown[]> {
  const { body } = await sandbox.request('GET', `/sandbox/ledger?persona=${persona}`);
  const entries: unknown = body['entries'];
  return Array.isArray(entries) ? entries.map((entry) => valueAt(entry, 'reference')) : [];
}

/** Moves the platform's clock on. */
export function advanceMinutes(sandbox: TestSandbox, minutes: number): Promise<TestResponse> {
  return sandbox.request('POST', '/sandbox/clock', { body: { advanceMs: minutes * 60_000 } });
}

/** Sends a form as a page of the provider would, and does not follow where it leads. */
export function postForm(address: string, fields: Record<string, string>): Promise<Response> {
  return fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
}
