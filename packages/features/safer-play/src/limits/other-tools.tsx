import { offeredBreaks } from '@baize/domain/self-exclusion';
import { freezeMessages } from '@baize/i18n/catalogue/safer-play';
import { PathLink } from '@baize/links';
import { useRulePack } from '@baize/player/rule-pack';
import { buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { CloseAccountCard } from './close-account-card.tsx';
import { ExclusionCard } from './exclusion-card.tsx';
import * as css from './limits.css.ts';

const outline = buttonClass({ variant: 'outline', size: 'small' });

/** A break, self-exclusion, closing the account, and what was played with: one press further. */
export function OtherTools() {
  const { t, i18n } = useLingui();
  const breaks = offeredBreaks(useRulePack());
  return (
    <div className={css.tools}>
      <Card as="section" className={css.small}>
        <h2 className={css.smallTitle}>{t({ id: 'safer-play.break', message: 'Take a break' })}</h2>
        <p className={css.copy}>
          <Trans id="limits.break.text">Freeze the account. You can still withdraw.</Trans>
        </p>
        <div className={css.foot}>
          {breaks.map((days) => (
            <PathLink key={days} to={`?modal=freeze&days=${days}`} className={outline}>
              {i18n._(freezeMessages[days])}
            </PathLink>
          ))}
        </div>
      </Card>
      <ExclusionCard />
      <CloseAccountCard />
      <Card as="section" className={css.small}>
        <h2 className={css.smallTitle}>{t({ id: 'limits.statement', message: 'My statement' })}</h2>
        <p className={css.copy}>
          <Trans id="limits.statement.text">Deposits, withdrawals, stakes and wins, with their sums.</Trans>
        </p>
        <div className={css.foot}>
          <PathLink to="/profile/transactions?view=statement" className={outline}>
            <Trans id="limits.statement.open">Open statement</Trans>
          </PathLink>
        </div>
      </Card>
    </div>
  );
}
