import type { ApiFailure } from '@baize/api/failure';
import { failureMessage } from '@baize/domain/errors';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { Trans, useLingui } from '@lingui/react/macro';

/**
 * A refusal whose code has no sentence of its own, by its kind and with the reference for support. The platform's own
 * message is not shown: it is in no language of the player's.
 */
export function GeneralRefusal({ failure }: { failure: ApiFailure }) {
  const { i18n } = useLingui();
  const { status, kind, fieldErrors, reference } = failure;
  // The method was withdrawn between its choice and the payment.
  if (status === 404)
    return (
      <Trans id="deposit.refused.method-gone">
        This payment method is not available right now. Choose another one.
      </Trans>
    );
  const fields = Object.keys(fieldErrors).length > 0 ? 'with-errors' : 'none';
  return (
    <>
      {i18n._(otherErrorMessages[failureMessage({ status, kind, fields })])}
      {reference === null ? null : (
        <>
          {' '}
          <Trans id="bonus.refused.reference">
            Reference <bdi dir="ltr">{reference}</bdi>
          </Trans>
        </>
      )}
    </>
  );
}
