import { withdrawalMethods } from '@baize/domain/payment-methods';
import { usePaymentMethods, type PaymentMethodsState } from '../methods/use-payment-methods.ts';

/** The ways this player can be paid out in a currency: those with `withdrawalExist` alone (PAY-01, PAY-09). */
export function usePayoutMethods(currency: string): PaymentMethodsState {
  const asked = usePaymentMethods(currency);
  return asked.kind === 'known' ? { ...asked, methods: withdrawalMethods(asked.methods) } : asked;
}
