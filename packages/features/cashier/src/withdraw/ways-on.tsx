import { resendVerificationMutation } from '@baize/api/queries/password';
import type { WithdrawalBlock } from '@baize/domain/cashier-gates';
import { shownEmail } from '@baize/domain/validation';
import { otherMessages } from '@baize/i18n/catalogue/errors';
import { PageLink, PathLink, usePageHref } from '@baize/shell/links';
import { useApi, usePlayer, useSafety } from '@baize/shell/player';
import { Button } from '@baize/ui/button';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as styles from './ways-on.css.ts';

/** What can be done about each reason against a withdrawal, people last; nothing that would make anybody play on. */
export function waysOn(text: (amount: number) => string): Record<WithdrawalBlock, ReactNode> {
  return {
    'no-deposit': <AfterDeposit />,
    'email-unverified': <SendLink />,
    wagering: <Wagering text={text} />,
    'active-bonus': (
      <span className={styles.ways}>
        <PageLink to="bonus_history" className={linkClass}>
          <Trans id="withdraw.block.bonus.open">See the bonus, or give it up</Trans>
        </PageLink>
        <Support />
      </span>
    ),
  };
}

/** Who may not deposit is not led to it. */
function AfterDeposit() {
  const { t } = useLingui();
  const closed = useSafety() !== 'free';
  return (
    <span className={styles.ways}>
      {closed ? (
        <PageLink to="transactions" className={linkClass}>
          <Trans id="withdraw.see-transactions">See your transactions</Trans>
        </PageLink>
      ) : (
        <PageLink to="deposit" className={linkClass}>
          {t({ id: 'nav.deposit', message: 'Deposit' })}
        </PageLink>
      )}
      <Support />
    </span>
  );
}

function Wagering({ text }: { text(amount: number): string }) {
  const left = text(usePlayer()?.wageringLeft ?? 0);
  const records = usePageHref('transactions');
  return (
    <>
      <span className={styles.detail}>
        <Trans id="withdraw.block.wagering.left">{left} of it has not been staked yet.</Trans>
      </span>
      <span className={styles.ways}>
        <Link to={`${records}?view=games`} className={linkClass}>
          <Trans id="withdraw.block.wagering.stakes">See what you have staked</Trans>
        </Link>
        <Support />
      </span>
    </>
  );
}

function Support() {
  return (
    <PathLink to="/contacts" className={linkClass}>
      <Trans id="withdraw.block.support">Ask support</Trans>
    </PathLink>
  );
}

function SendLink() {
  const { i18n } = useLingui();
  const email = shownEmail(usePlayer()?.getUser.email);
  const resend = useMutation(resendVerificationMutation(useApi()));
  return (
    <>
      {email === '' ? null : (
        <span className={styles.detail}>
          <Trans id="withdraw.block.email.to">
            The link goes to <bdi>{email}</bdi>.
          </Trans>
        </span>
      )}
      <span className={styles.ways}>
        <Button
          variant="outline"
          size="small"
          icon={<MailCheck />}
          pending={resend.isPending}
          onClick={() => resend.mutate({ email: null })}
        >
          <Trans id="bonus.verify.send">Send me the link</Trans>
        </Button>
        <Support />
      </span>
      <span role="status" className={styles.detail}>
        {resend.isSuccess ? (
          <Trans id="bonus.verify.sent">
            If the address still waits to be confirmed, a new link is on its way to it. Look among your junk
            mail, too.
          </Trans>
        ) : null}
        {resend.isError ? i18n._(otherMessages['error.resend']) : null}
      </span>
    </>
  );
}
