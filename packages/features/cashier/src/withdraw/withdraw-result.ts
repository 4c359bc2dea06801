import type { WithdrawRequest } from '@baize/api/endpoints/cashier';
import type { ApiFailure } from '@baize/api/failure';
import type { TransactionStatus } from '@baize/domain/transactions';
import type { PaymentIntent } from '../intent/payment-intents.ts';

/** A withdrawal as it was meant. */
export interface WithdrawOrder {
  request: WithdrawRequest & { currencyCode: string };
  /** What its method is called. */
  method: string;
}

/** What sending it came to. */
export type WithdrawResult =
  | {
      kind: 'done';
      order: WithdrawOrder;
      transactionId: string;
      status: TransactionStatus;
      reference: string | null;
      at: number;
    }
  | { kind: 'refused'; order: WithdrawOrder; failure: ApiFailure }
  /** Another tab sent the same one just now, it was given up just now, or another one has no answer yet. */
  | {
      kind: 'twin';
      order: WithdrawOrder;
      made: PaymentIntent;
      about: 'another-tab' | 'given-up' | 'another-account' | 'unresolved';
    }
  /**
   * No answer came; `sent` is null where it was not even stored, otherwise it is among those without an answer. `refusal`: why it
   * could not be sent again.
   */
  | { kind: 'unknown'; order: WithdrawOrder; sent: PaymentIntent | null; refusal?: ApiFailure | null };
