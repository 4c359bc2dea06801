import {
  deposit,
  getCasinoHistory,
  getPayments,
  getTransactions,
  threeDsWebhook,
  withdraw,
} from '../calls/cashier.ts';
import { sample } from './sample.ts';

const id = '3f1f64c8-94ad-4c8e-8a42-5bb3a5a6c7d1';
const payField = { name: 'bankCode', required: true, options: ['A', 'B'] };
const method = {
  id: 5,
  name: 'visa',
  paymentMethod: 'card',
  title: 'Visa',
  rawTitle: 'VISA',
  description: 'Cards of all banks',
  thumbnail_url: '/pay/visa.svg',
  thumbnailUrl: '/pay/visa.svg',
  isActive: true,
  hidden: false,
  order: 1,
  withdrawalExist: true,
  isCardForm: true,
  allowedCountries: ['MT'],
  restrictedCountries: ['FR'],
  tagRestrictedCountries: { vip: ['US'], default: [] },
  allowedCurrencies: ['EUR'],
  restrictedCurrencies: ['TRY'],
  allowEmails: ['marisol@player.test'],
  allowTags: ['vip'],
  allowedTags: ['vip'],
  minDeposit: 10,
  maxDeposit: 5_000,
  minWithdrawal: 20,
  maxWithdrawal: 2_000,
  decimals: 2,
  suggestedAmounts: [25, 50, 100],
  depositFee: { percent: 1.5, fixed: 0.25 },
  withdrawalFee: { percent: 0, fixed: 1 },
  depositTime: 'PT1M',
  withdrawalTime: 'P3D',
  payoutDescription: 'To your bank account',
  depositFields: [payField],
  withdrawalFields: [payField],
};
const crypto = {
  coin: 'USDT',
  network: 'TON',
  address: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
  tag: '10482',
  amount: '27.5',
};
const wholeCrypto = {
  ...crypto,
  minimum: '10',
  confirmations: { needed: 1, seen: 0 },
  seenAt: '2026-03-01T10:02:00Z',
  expiresAt: '2026-03-01T10:30:00Z',
};
const days = { pageNo: 1, limit: 20, from: '2026-02-01', to: '2026-03-01', timeZone: 'Europe/Malta' };
const leastTransaction = {
  transactionId: id,
  date: '2026-03-01T10:00:00Z',
  type: 'deposit',
  amount: 25,
  currencyCode: 'EUR',
  status: 'completed',
};
const transaction = {
  ...leastTransaction,
  method: 'Visa',
  status: 'failed',
  isBonus: true,
  code: 'TRANSACTION_FAILED',
  reference: 'S-1',
  history: [
    { status: 'processing', at: '2026-03-01T10:00:00Z' },
    { status: 'failed', at: '2026-03-01T10:02:00Z' },
  ],
  failedMethodId: 1,
  crypto: wholeCrypto,
};
const leastMove = { transactionId: id, type: 'bet', amount: -0.5, date: '2026-03-01T10:00:00Z' };
const move = {
  ...leastMove,
  gameName: 'Harbour Sevens',
  gameSlug: 'harbour-sevens',
  provider: 'Lantern',
  balanceBefore: 10,
  balanceAfter: 9.5,
  bonusBalance: 0,
  currencyCode: 'EUR',
};

/** Money in and out, and its history. */
export const cashierSamples = [
  sample(getPayments, {
    ask: { query: { currencyCode: 'EUR', countryCode: 'MT' } },
    leastAsk: { query: {} },
    happy: { payments: [method, { id: 6, title: 'Bank', isActive: true }] },
    minimal: {},
    maximal: { payments: [method, method] },
  }),
  sample(deposit, {
    ask: {
      body: {
        methodId: 5,
        amount: 25,
        currencyCode: 'EUR',
        fields: { phone: '21001234', save: false, months: 1, note: null },
        returnUrl: 'https://casino.test/deposit',
        bonusId: 'harbour-welcome',
      },
    },
    leastAsk: {
      body: { methodId: 5, amount: 25, currencyCode: 'EUR', returnUrl: 'https://casino.test/deposit' },
    },
    happy: { transactionId: id, status: 'processing', redirectUrl: 'https://pay.test/1' },
    minimal: { transactionId: id, status: 'completed' },
    maximal: {
      transactionId: id,
      status: 'pending',
      redirectUrl: 'https://pay.test/1',
      threeDs: {
        acsUrl: 'https://bank.test/acs',
        PaReq: 'eJx',
        MD: 'md-1',
        TermUrl: 'https://casino.test/3ds',
      },
      history: [{ status: 'pending', at: '2026-03-01T10:00:00Z' }],
      failedMethodId: 5,
      crypto: wholeCrypto,
    },
  }),
  sample(withdraw, {
    ask: { body: { methodId: 5, amount: 100, currencyCode: 'EUR', fields: { iban: 'MT84' } } },
    leastAsk: { body: { methodId: 5, amount: 100 } },
    happy: { transactionId: id, status: 'pending', reference: 'WD-20261120-1F00A2' },
    minimal: { transactionId: id, status: 'pending' },
    maximal: {
      transactionId: id,
      status: 'processing',
      reference: 'WD-20261120-1F00A2',
      history: [
        { status: 'pending', at: '2026-03-01T10:00:00Z' },
        { status: 'processing', at: '2026-03-01T10:02:00Z' },
      ],
      failedMethodId: 5,
    },
  }),
  sample(getTransactions, {
    ask: { query: { ...days, type: 'deposit', status: 'failed' } },
    leastAsk: { query: {} },
    happy: { transactions: { count: 2, rows: [transaction, leastTransaction] } },
    minimal: { transactions: {} },
    maximal: { transactions: { count: 2, rows: [transaction, transaction] } },
  }),
  sample(getCasinoHistory, {
    ask: { query: { ...days, type: 'win', status: 'completed' } },
    leastAsk: { query: {} },
    happy: { casinoHistory: { count: 2, rows: [move, leastMove] } },
    minimal: { casinoHistory: {} },
    maximal: { casinoHistory: { count: 2, rows: [move, move] } },
  }),
  sample(threeDsWebhook, {
    ask: { body: { PaReq: 'eJx', MD: 'md-1' } },
    happy: { status: 'success', transactionId: id },
    minimal: { status: 'pending', transactionId: id },
    maximal: { status: 'failed', transactionId: id },
  }),
];
