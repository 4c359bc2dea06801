import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Why a payment without an answer could not be sent again; its first sending may have been made all the same. */
export function ResendRefused({ reason }: { reason: ReactNode }) {
  return (
    <span>
      <Trans id="deposit.unresolved.resend-refused">
        It could not be sent again, which says nothing about the first time: {reason}
      </Trans>
    </span>
  );
}
