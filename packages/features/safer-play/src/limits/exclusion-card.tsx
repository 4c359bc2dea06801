import { ModalLink } from '@baize/links';
import { buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import * as css from './limits.css.ts';

/** The way to shut oneself out, in a few words. */
export function ExclusionCard() {
  const { t } = useLingui();
  return (
    <Card as="section" className={css.small}>
      <h2 className={css.smallTitle}>{t({ id: 'safer-play.self-exclusion', message: 'Self-exclusion' })}</h2>
      <p className={css.copy}>
        <Trans id="limits.exclusion.text">
          Closes your account to play for the time you choose. It cannot be undone in the app.
        </Trans>
      </p>
      <div className={css.foot}>
        <ModalLink modal="self-exclusion" className={buttonClass({ variant: 'outline', size: 'small' })}>
          <Trans id="limits.exclusion.choices">See the choices</Trans>
        </ModalLink>
      </div>
    </Card>
  );
}
