import type { SafetyState } from '@baize/domain/self-exclusion';
import { blockedMessages } from '@baize/i18n/catalogue/safer-play';
import { PageLink, PathLink } from '@baize/shell/links';
import { buttonClass } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import * as css from './hero.css.ts';

/** In place of what the brand promises: for whoever is excluded or frozen nothing is advertised (look §13, SES-09). */
export function BreakHero({
  layout,
  safety,
}: {
  layout: 'wide' | 'card';
  safety: Exclude<SafetyState, 'free'>;
}) {
  const { t, i18n } = useLingui();
  return (
    <>
      <h1 className={css.title[layout]}>{t({ id: 'hero.break', message: 'Your break comes first' })}</h1>
      <p className={css.lead}>{i18n._(blockedMessages[safety])}</p>
      <div className={css.actions}>
        <PageLink to="withdraw" className={buttonClass({ variant: 'secondary', size: 'large' })}>
          {t({ id: 'nav.withdraw', message: 'Withdraw' })}
        </PageLink>
        <PathLink
          to="/responsible-gambling#help"
          className={buttonClass({ variant: 'outline', size: 'large' })}
        >
          {t({ id: 'safer-play.help', message: 'Get help' })}
        </PathLink>
      </div>
    </>
  );
}
