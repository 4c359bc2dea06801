import { withdrawalMethods } from '@baize/domain/payment-methods';
import { useMethods, type Methods } from '../methods/use-methods.ts';

/** The ways this player can be paid out in a currency: those with `withdrawalExist` alone (PAY-01, PAY-09). */
export function usePayoutMethods(currency: string): Methods {
  const asked = useMethods(currency);
  return asked.kind === 'known' ? { ...asked, methods: withdrawalMethods(asked.methods) } : asked;
}
