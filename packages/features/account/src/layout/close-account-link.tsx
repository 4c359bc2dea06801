import { ModalLink } from '@baize/links';
import { linkClass } from '@baize/ui/link';
import { Trans } from '@lingui/react/macro';

/** The way to close the account, one press from the profile. */
export function CloseAccountLink() {
  return (
    <p>
      <ModalLink modal="close-account" className={linkClass}>
        <Trans id="account.close">Close account</Trans>
      </ModalLink>
    </p>
  );
}
