import { buttonClass, type ButtonSize } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageLink, PathLink } from './links.ts';

/** What is open to whoever is offered nothing: their money, and help. Stands where an offer would (beyond 15). */
export function SuppressedActions({ size = 'medium', className }: { size?: ButtonSize; className?: string }) {
  const { t } = useLingui();
  return (
    <p className={className}>
      <PageLink to="withdraw" className={buttonClass({ variant: 'secondary', size })}>
        {t({ id: 'nav.withdraw', message: 'Withdraw' })}
      </PageLink>
      <PathLink to="/responsible-gambling" className={buttonClass({ variant: 'outline', size })}>
        <Trans id="promo.suppressed.safer-play">Safer play</Trans>
      </PathLink>
    </p>
  );
}
