import { createClient, type ApiClient } from '@baize/api/client';
import type { PlayerDocument } from '@baize/api/endpoints/account';
import type { CasinoHistoryEntry, CryptoPayment, Transaction } from '@baize/api/endpoints/cashier';
import type { UserDetails } from '@baize/api/endpoints/session';
import { TRANSACTION_STATUSES } from '@baize/domain/transactions';
import { playerFixture } from '@baize/player/player-fixture';

export function exampleTransaction(parts: Partial<Transaction> = {}): Transaction {
  return {
    transactionId: '3f1f64c8-94ad-4c8e-8a42-5bb3a5a6c7d1',
    date: '2026-11-20T17:17:19Z',
    method: 'Visa',
    type: 'deposit',
    amount: 50,
    currencyCode: 'EUR',
    status: 'completed',
    isBonus: false,
    code: null,
    reference: null,
    history: [],
    failedMethodId: null,
    destination: null,
    fee: null,
    expectedAt: null,
    crypto: null,
    ...parts,
  };
}

export function exampleCrypto(parts: Partial<CryptoPayment> = {}): CryptoPayment {
  return {
    coin: 'USDT',
    network: 'ton',
    address: 'EQD-address',
    amount: '36.3',
    tag: 'memo-7',
    minimum: '5',
    confirmations: { needed: 10, seen: 0 },
    seenAt: null,
    expiresAt: null,
    ...parts,
  };
}

export function exampleMove(parts: Partial<CasinoHistoryEntry> = {}): CasinoHistoryEntry {
  return {
    transactionId: 'm-1',
    type: 'bet',
    gameName: 'Harbour Sevens',
    gameSlug: 'harbour-sevens',
    provider: 'Lantern',
    balanceBefore: 10,
    amount: -0.5,
    balanceAfter: 9.5,
    bonusBalance: 0,
    currencyCode: 'EUR',
    date: '2026-11-20T17:17:19Z',
    ...parts,
  };
}

/** One transaction of each status. */
export const EACH_STATUS: readonly Transaction[] = TRANSACTION_STATUSES.map((status, place) =>
  exampleTransaction({
    transactionId: `t-${status}`,
    status,
    amount: place % 2 === 0 ? 50 : -20,
    type: place % 2 === 0 ? 'deposit' : 'withdrawal',
    isBonus: place === 0,
    // One of before the references.
    reference: place === 7 ? null : `${place % 2 === 0 ? 'DP' : 'WD'}-20261120-000${place}`,
  }),
);

const DOCUMENT_LABEL = { id: 'address', name: 'Proof of address', required: true, hint: null };

/** A document that was refused, or one that is asked for. */
export function exampleDocument(status: PlayerDocument['status']): PlayerDocument {
  return {
    id: `d-${status}`,
    labelId: DOCUMENT_LABEL.id,
    name: 'bill.pdf',
    status,
    reason: null,
    uploadedAt: null,
  };
}

/** A platform at the network's edge that keeps one player's movements and pages them. */
export class FakeRecords {
  player: UserDetails = playerFixture();
  transactions: readonly Transaction[] = [];
  moves: readonly CasinoHistoryEntry[] = [];
  documents: readonly PlayerDocument[] = [];
  documentReads = 0;
  state: 'well' | 'broken' = 'well';
  readonly asked: URLSearchParams[] = [];

  client(): ApiClient {
    return createClient({
      baseUrl: 'https://platform.test',
      locale: () => 'en',
      token: () => 'token',
      onServerDate: () => undefined,
      onSessionEnded: () => undefined,
      report: () => undefined,
      fetch: async (input) => this.answer(new URL(input instanceof Request ? input.url : input)),
    });
  }

  private answer({ pathname, searchParams }: URL): Response {
    if (pathname.endsWith('/get-user-details')) return answered(this.player);
    if (this.state === 'broken') return Response.json({ success: false, message: 'No' }, { status: 422 });
    if (pathname.includes('/get-document')) this.documentReads += 1;
    if (pathname.endsWith('/get-document-label')) return answered({ labels: [DOCUMENT_LABEL] });
    if (pathname.endsWith('/get-documents')) return answered({ documents: this.documents });
    this.asked.push(searchParams);
    const named = (name: string, value: string) =>
      searchParams.get(name) === null || searchParams.get(name) === value;
    if (pathname.endsWith('/transactions')) {
      const rows = this.transactions.filter((row) => named('type', row.type) && named('status', row.status));
      return answered({ transactions: page(rows, searchParams) });
    }
    const rows = this.moves.filter((row) => named('type', row.type));
    return answered({ casinoHistory: page(rows, searchParams) });
  }
}

function page<Row>(rows: readonly Row[], query: URLSearchParams) {
  const [pageNo, limit] = [Number(query.get('pageNo') ?? 1), Number(query.get('limit') ?? 20)];
  return { count: rows.length, rows: rows.slice((pageNo - 1) * limit, pageNo * limit) };
}

function answered(data: unknown): Response {
  return Response.json({ success: true, data });
}
