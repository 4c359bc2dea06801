import { DEPOSIT_CODES, depositMessage, messageParams } from '@baize/domain/errors';
import { depositErrorMessages } from '@baize/i18n/catalogue/errors';
import type { FailedDepositEvent } from '@baize/api/events';
import type { MessageDescriptor } from '@lingui/core';

type Known = keyof typeof depositErrorMessages;

function isKnown(id: string): id is Known {
  return Object.hasOwn(depositErrorMessages, id);
}

/**
 * Why a payment failed, with the transaction as the reference for support. What the line does not tell enough of, an
 * unknown code or a range without its ends, is a payment that did not go through.
 */
export function failedDepositWords({ code, transactionId }: FailedDepositEvent): MessageDescriptor {
  const id = depositMessage(code);
  const told = isKnown(id) && !messageParams(id).includes('min') ? id : DEPOSIT_CODES.TRANSACTION_FAILED;
  return { ...depositErrorMessages[told], values: { reference: transactionId } };
}
