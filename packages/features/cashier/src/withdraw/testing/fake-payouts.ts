import { createClient, type ApiClient } from '@baize/api/client';
import type { PlayerDocument } from '@baize/api/endpoints/account';
import type { PaymentMethodRow, Transaction } from '@baize/api/endpoints/cashier';
import type { UserDetails } from '@baize/api/endpoints/session';
import { examplePlayer } from '../../testing/example-player.ts';

/** A withdrawal as it left the client. */
export interface SentWithdrawal {
  body: unknown;
  key: string | null;
}

type Responder = () => Response | Promise<Response>;

const baseMethod: Omit<PaymentMethodRow, 'id' | 'name' | 'title'> = {
  paymentMethod: 'bank',
  rawTitle: null,
  description: null,
  thumbnail_url: null,
  thumbnailUrl: null,
  isActive: true,
  hidden: false,
  order: 1,
  withdrawalExist: true,
  isCardForm: false,
  allowedCountries: [],
  restrictedCountries: [],
  tagRestrictedCountries: null,
  allowedCurrencies: [],
  restrictedCurrencies: [],
  allowEmails: [],
  allowTags: [],
  allowedTags: [],
  minDeposit: 10,
  maxDeposit: 1_000,
  minWithdrawal: 20,
  maxWithdrawal: 2_000,
  decimals: null,
  suggestedAmounts: null,
  depositFee: null,
  withdrawalFee: { percent: 0, fixed: 0 },
  depositTime: 'PT1M',
  withdrawalTime: 'PT24H',
  payoutDescription: null,
  depositFields: [],
  withdrawalFields: [],
};

const field = (name: string, options: string[] = [], required = true) => ({ name, required, options });

/** A way to be paid out for each set of fields the sources name, and one that cannot pay out. */
export const EXAMPLE_METHODS: readonly [PaymentMethodRow, ...PaymentMethodRow[]] = [
  {
    ...baseMethod,
    id: 4,
    name: 'bank-transfer',
    allowedCountries: ['NL', 'DE'],
    title: 'Bank transfer',
    description: 'Deposits reach your balance within a day',
    payoutDescription: 'To your bank account',
    withdrawalTime: 'P2D',
    withdrawalFields: [
      field('beneficiaryName'),
      field('accountNumber'),
      field('bankCode'),
      field('bankName', [], false),
    ],
  },
  {
    ...baseMethod,
    id: 9,
    name: 'harborpay',
    title: 'Harborpay',
    order: 2,
    paymentMethod: 'ewallet',
    withdrawalFields: [field('email')],
  },
  {
    ...baseMethod,
    id: 6,
    name: 'udaan-upi',
    title: 'Udaan UPI',
    order: 3,
    withdrawalFields: [field('upiId')],
  },
  {
    ...baseMethod,
    id: 16,
    name: 'tether',
    title: 'Tether',
    rawTitle: 'USDT',
    order: 4,
    paymentMethod: 'crypto',
    withdrawalFields: [field('network', ['TRC-20', 'ERC-20']), field('cryptoAddress')],
  },
  { ...baseMethod, id: 11, name: 'coral-voucher', title: 'Coral Voucher', order: 5, withdrawalExist: false },
];

/** A platform at the network's edge that pays out, unless the test says otherwise. */
export class FakePayouts {
  player: UserDetails = examplePlayer();
  methods: readonly PaymentMethodRow[] = EXAMPLE_METHODS;
  /** The methods are told in a way nobody can read. */
  isMalformed = false;
  transactions: Transaction[] = [];
  documents: readonly PlayerDocument[] = [];
  /** What a reading of them is answered with. */
  transactionsStatus = 200;
  readonly sent: SentWithdrawal[] = [];
  /** The answer names the number for support, as ours does; the sources' platform does not. */
  hasReference = true;
  /** How the next withdrawals are answered, one after the other; then each is paid. */
  readonly responses: Responder[] = [];

  client(): ApiClient {
    return createClient({
      baseUrl: 'https://platform.test',
      locale: () => 'en',
      token: () => 'token',
      onServerDate: () => undefined,
      onSessionEnded: () => undefined,
      report: () => undefined,
      fetch: async (input, init) => this.answer(new URL(input instanceof Request ? input.url : input), init),
    });
  }

  /** The money leaves, whatever becomes of the answer. */
  addWithdrawal(transactionId = 'T-1', amount = -50): Transaction {
    const row: Transaction = {
      transactionId,
      date: new Date().toISOString(),
      method: 'Bank transfer',
      type: 'withdrawal',
      amount,
      currencyCode: 'EUR',
      status: 'pending',
      isBonus: false,
      code: null,
      reference: `WD-${transactionId}`,
      history: [],
      failedMethodId: null,
      destination: null,
      fee: null,
      expectedAt: null,
      crypto: null,
    };
    this.transactions = [row, ...this.transactions];
    return row;
  }

  private async answer(url: URL, init: RequestInit = {}): Promise<Response> {
    const { pathname } = url;
    if (pathname.endsWith('/get-payments'))
      return okResponse({ payments: this.isMalformed ? 7 : this.methods });
    if (pathname.endsWith('/get-user-details')) return okResponse(this.player);
    if (pathname.endsWith('/get-document-label'))
      return okResponse({ labels: [{ id: 'address', name: 'Proof of address', description: null }] });
    if (pathname.endsWith('/get-documents')) return okResponse({ documents: this.documents });
    if (pathname.endsWith('/transactions')) {
      if (this.transactionsStatus !== 200) return new Response(null, { status: this.transactionsStatus });
      return okResponse({ transactions: { count: this.transactions.length, rows: this.transactions } });
    }
    if (!pathname.endsWith('/user/withdraw')) return okResponse({});
    const key = new Headers(init.headers).get('Idempotency-Key');
    this.sent.push({ body: typeof init.body === 'string' ? JSON.parse(init.body) : null, key });
    const next = this.responses.shift();
    if (next) return next();
    const { transactionId, reference } = this.addWithdrawal();
    return okResponse({ transactionId, status: 'pending', ...(this.hasReference && { reference }) });
  }
}

function okResponse(data: unknown): Response {
  return Response.json({ success: true, data });
}

export function refusedResponse(code: string, details: object = {}): Response {
  return Response.json({ success: false, message: 'No', code, details }, { status: 422 });
}
