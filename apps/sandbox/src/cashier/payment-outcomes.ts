import { currencyDigits } from '../ledger/currency.ts';

/** How a payment can end at the sandbox's provider. */
export const PAYMENT_OUTCOMES = [
  'success',
  'failed',
  'decline',
  'cancel',
  'pending',
  'pending-fails',
  '3ds-pass',
  '3ds-fail',
  'lost-answer',
  'provider-error',
  'unified-error',
] as const;

export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** One line of the provider's list: the cents and the card number that choose an outcome, and what then happens. */
export type PaymentOutcomeRow = {
  outcome: PaymentOutcome;
  title: string;
  cents: number;
  card: string;
  /** What a deposit comes to. */
  deposit: string;
  /** What a withdrawal comes to. */
  withdrawal: string;
};

const PAID_OUT = 'Paid out after ten minutes';

/** Every outcome with what chooses it; the card numbers pass Luhn's check and belong to nobody. */
export const PAYMENT_OUTCOME_ROWS: readonly PaymentOutcomeRow[] = [
  {
    outcome: 'success',
    title: 'Success',
    cents: 0,
    card: '4242424242424242',
    deposit: 'Paid and credited; any cents or card not listed here do the same',
    withdrawal: PAID_OUT,
  },
  {
    outcome: 'failed',
    title: 'Failed',
    cents: 1,
    card: '4000000000000010',
    deposit: 'Breaks off with TRANSACTION_FAILED; nothing is taken',
    withdrawal: 'Fails after two minutes; the money comes back',
  },
  {
    outcome: 'decline',
    title: 'Declined',
    cents: 2,
    card: '4000000000000028',
    deposit: 'The bank says no; nothing is taken',
    withdrawal: 'Rejected after two minutes; the money comes back',
  },
  {
    outcome: 'cancel',
    title: 'Cancelled',
    cents: 3,
    card: '4000000000000036',
    deposit: 'The player turns back; nothing is taken',
    withdrawal: 'Cancelled after two minutes; the money comes back',
  },
  {
    outcome: 'pending',
    title: 'Pending, then paid',
    cents: 4,
    card: '4000000000000044',
    deposit: 'Credited two minutes later by the platform’s clock',
    withdrawal: 'Stays pending until somebody decides here',
  },
  {
    outcome: 'pending-fails',
    title: 'Pending, then failed',
    cents: 5,
    card: '4000000000000051',
    deposit: 'Fails two minutes later by the platform’s clock',
    withdrawal: 'Approved, then fails; the money comes back',
  },
  {
    outcome: '3ds-pass',
    title: '3-D Secure, passed',
    cents: 6,
    card: '4000000000000069',
    deposit: 'The bank asks for a code and accepts it',
    withdrawal: PAID_OUT,
  },
  {
    outcome: '3ds-fail',
    title: '3-D Secure, refused',
    cents: 7,
    card: '4000000000000077',
    deposit: 'The bank asks for a code and refuses any',
    withdrawal: PAID_OUT,
  },
  {
    outcome: 'lost-answer',
    title: 'Lost answer',
    cents: 8,
    card: '4000000000000085',
    deposit: 'Paid and credited, but the line breaks before anybody hears of it',
    withdrawal: 'The money leaves, the answer never comes; then paid out',
  },
  {
    outcome: 'provider-error',
    title: 'Provider error',
    cents: 11,
    card: '4000000000000093',
    deposit: 'Refused at once with PROVIDER_ERROR',
    withdrawal: PAID_OUT,
  },
  {
    outcome: 'unified-error',
    title: 'Unified error',
    cents: 12,
    card: '4000000000000101',
    deposit: 'Refused at once with UNIFIED_ERROR and a reference for support',
    withdrawal: PAID_OUT,
  },
];

/** The last two figures of an amount: its cents, or where there are none (yen, bitcoin) its two smallest figures. */
export function getCents(units: bigint, currencyCode: string): number {
  const digits = currencyDigits(currencyCode);
  const finer = digits === 0 || digits === 8 ? 0 : digits - 2;
  return Number((units / 10n ** BigInt(finer)) % 100n);
}

/** The outcome a payment is meant for: a listed card number decides, else the cents do. The number is not kept. */
export function getPaymentOutcome({
  units,
  currencyCode,
  cardNumber,
}: {
  units: bigint;
  currencyCode: string;
  cardNumber: string;
}): PaymentOutcome {
  const digits = cardNumber.replaceAll(/[\s-]/g, '');
  const byCard = PAYMENT_OUTCOME_ROWS.find(
    ({ card }) => card === digits && digits !== PAYMENT_OUTCOME_ROWS[0]?.card,
  );
  const cents = getCents(units, currencyCode);
  const line = byCard ?? PAYMENT_OUTCOME_ROWS.find((one) => one.cents === cents);
  return line?.outcome ?? 'success';
}

export function isPaymentOutcome(text: unknown): text is PaymentOutcome {
  return PAYMENT_OUTCOMES.some((outcome) => outcome === text);
}
