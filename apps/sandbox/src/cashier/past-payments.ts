import type { PersonaName } from '../personas/persona.ts';
import { PAYMENT_METHODS } from './methods/catalogue.ts';
import { acceptsCurrency } from './methods/offered-methods.ts';
import type { Payment } from './payment.ts';

type Past = {
  methodId: number;
  methodName: string;
  status: Payment['status'];
  code?: string;
  amount: number;
  /** Where a withdrawal went. */
  fields?: Record<string, string>;
  hoursAgo: number;
};

const VISA = { methodId: 1, methodName: 'Visa' };
const KAAI = { methodId: 5, methodName: 'Kaai Instant' };
const HARBORPAY = { methodId: 9, methodName: 'Harborpay' };
const BANK = { methodId: 4, methodName: 'Bank transfer' };
const TO_HARBORPAY = { ...HARBORPAY, fields: { email: 'wallet@harborpay.test' } };
const TO_BANK = { ...BANK, fields: { accountNumber: 'NL91ABNA0417164300' } };

/** Deposits that came to nothing, of the last weeks. */
export const PAST_DEPOSITS: readonly Past[] = [
  { ...VISA, status: 'rejected', code: 'TRANSACTION_FAILED', amount: 50, hoursAgo: 500 },
  { ...KAAI, status: 'cancelled', amount: 25, hoursAgo: 310 },
  { ...HARBORPAY, status: 'failed', code: 'PROVIDER_ERROR', amount: 100, hoursAgo: 75 },
];

/** Withdrawals in each of their states; those that wait stay so until somebody decides. */
export const PAST_WITHDRAWALS: readonly Past[] = [
  { ...TO_BANK, status: 'processed', amount: 80, hoursAgo: 900 },
  { ...TO_HARBORPAY, status: 'processed', amount: 35, hoursAgo: 620 },
  { ...TO_BANK, status: 'rejected', amount: 60, hoursAgo: 420 },
  { ...TO_HARBORPAY, status: 'cancelled', amount: 20, hoursAgo: 260 },
  { ...TO_BANK, status: 'failed', amount: 45, hoursAgo: 190 },
  { ...TO_BANK, status: 'confirmed', amount: 55, hoursAgo: 46 },
  { ...TO_HARBORPAY, status: 'processing', amount: 30, hoursAgo: 22 },
  { ...TO_HARBORPAY, status: 'pending', amount: 40, hoursAgo: 5 },
];

/** Whose past has tries that came to nothing and withdrawals, beside plain deposits. */
export const PERSONAS_WITH_FAILED_PAYMENTS: readonly PersonaName[] = ['depositor', 'vip'];

/** Whether a withdrawal's money came back into the wallet. */
export function isReturned({ status }: Pick<Past, 'status'>): boolean {
  return status === 'failed' || status === 'rejected' || status === 'cancelled';
}

/** What a persona has taken out for good: more than 35 days ago, and since. */
export function getWithdrawnAmounts(name: PersonaName): { early: number; late: number } {
  const gone = PERSONAS_WITH_FAILED_PAYMENTS.includes(name)
    ? PAST_WITHDRAWALS.filter((past) => !isReturned(past))
    : [];
  const sum = (isCounted: (hoursAgo: number) => boolean) =>
    gone.reduce((all, { amount, hoursAgo }) => all + (isCounted(hoursAgo) ? amount : 0), 0);
  return { early: sum((hours) => hours > 35 * 24), late: sum((hours) => hours <= 35 * 24) };
}

/** The methods somebody with this currency has paid in by. */
export function usualMethods(currencyCode: string): { methodId: number; methodName: string }[] {
  return PAYMENT_METHODS.filter(
    (method) => [1, 2, 9, 15, 16].includes(method.id) && acceptsCurrency(method, currencyCode),
  )
    .slice(0, 3)
    .map(({ id, title }) => ({ methodId: id, methodName: title }));
}
