import { FAILURE_KINDS } from '@baize/domain/deposit-payment';
import { depositMessage, messageParams } from '@baize/domain/errors';
import { depositErrorMessages, providerLimitsWithoutAmounts } from '@baize/i18n/catalogue/errors';
import { Alert } from '@baize/ui/alert';
import { useMissingBonusText } from '@baize/wallet/missing-bonus-text';
import { PaymentReference, ReferenceText } from '@baize/wallet/payment-reference';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositResult } from './use-deposit-result.ts';

type Known = keyof typeof depositErrorMessages;

function isKnown(id: string): id is Known {
  return Object.hasOwn(depositErrorMessages, id);
}

/** Why a deposit failed, as far as the platform reports it; that a bank keeps its reason to itself is said, too. */
export function FailureReason({ result }: { result: DepositResult }) {
  const { i18n } = useLingui();
  const { kind, row, transactionId, event, stored, proof } = result;
  if (!FAILURE_KINDS.includes(kind) || proof !== 'read') return null;
  const code = row?.code ?? event?.code ?? null;
  const reference = row?.reference ?? transactionId ?? '';
  const id = depositMessage(code);
  // The code of a failure without a cause says no more than the sentence before it.
  if (code === null || code === '' || code === 'TRANSACTION_FAILED')
    return kind === 'decline' ? (
      <Trans id="deposit.declined.no-reason">
        No reason was given. Your bank or the provider can tell you why.
      </Trans>
    ) : null;
  // What it says of the deposit the sentence before it has said.
  if (code === 'UNIFIED_ERROR') {
    return (
      <Trans id="deposit.failed-later.support">
        Support can tell you more: quote the reference <PaymentReference>{reference}</PaymentReference>.
      </Trans>
    );
  }
  if (isKnown(id)) {
    if (messageParams(id).includes('min')) return i18n._(providerLimitsWithoutAmounts);
    const words = i18n._({ ...depositErrorMessages[id], values: { reference } });
    return <ReferenceText reference={reference}>{words}</ReferenceText>;
  }
  return (
    <Trans id="deposit.declined.reason">
      Reason given: <bdi>{stored?.reason ?? code}</bdi>
    </Trans>
  );
}

/** Why a credited deposit came without the bonus that was chosen with it; nothing where the platform does not say. */
export function BonusNotGiven({ result: { row } }: { result: DepositResult }) {
  const text = useMissingBonusText()(row);
  return text === null ? null : <Alert tone="info">{text}</Alert>;
}
