import { ModalLink } from '@baize/links';
import { buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import * as css from './limits.css.ts';

/** The way to close the account, in a few words. */
export function CloseAccountCard() {
  const { t } = useLingui();
  const name = t({ id: 'account.close', message: 'Close account' });
  return (
    <Card as="section" className={css.small}>
      <h2 className={css.smallTitle}>{name}</h2>
      <p className={css.copy}>
        <Trans id="limits.close-account.text">
          Ends the account for good, once your balance is withdrawn. You cannot open it again yourself.
        </Trans>
      </p>
      <div className={css.foot}>
        <ModalLink modal="close-account" className={buttonClass({ variant: 'outline', size: 'small' })}>
          {name}
        </ModalLink>
      </div>
    </Card>
  );
}
