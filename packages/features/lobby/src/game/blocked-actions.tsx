import { ModalLink, PageLink, PathLink } from '@baize/links';
import { buttonClass } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';

const secondary = buttonClass({ variant: 'secondary' });
const outline = buttonClass({ variant: 'outline' });

/** What is left to whoever may not play: their money, and help. */
export function WithdrawActions() {
  const { t } = useLingui();
  return (
    <>
      <PageLink to="withdraw" className={secondary}>
        {t({ id: 'nav.withdraw', message: 'Withdraw' })}
      </PageLink>
      <PathLink to="/responsible-gambling#help" className={outline}>
        {t({ id: 'safer-play.help', message: 'Get help' })}
      </PathLink>
    </>
  );
}

/** The limit that is missing, over the game. */
export function SetLimitAction() {
  const { t } = useLingui();
  return (
    <ModalLink modal="deposit-limit" className={secondary}>
      {t({ id: 'safer-play.limits', message: 'Set limits' })}
    </ModalLink>
  );
}

/** At a limit: see how it stands, or rest. */
export function LimitActions() {
  const { t } = useLingui();
  return (
    <>
      <PathLink to="/profile/limits" className={secondary}>
        {t({ id: 'game.see-limits', message: 'See your limits' })}
      </PathLink>
      <PathLink to="/profile/freeze-account" className={outline}>
        {t({ id: 'safer-play.break', message: 'Take a break' })}
      </PathLink>
    </>
  );
}
