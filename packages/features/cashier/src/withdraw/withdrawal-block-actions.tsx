import { resendVerificationMutation } from '@baize/api/queries/password';
import type { WithdrawalBlock } from '@baize/domain/cashier-gates';
import { displayEmail } from '@baize/domain/validation';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { PageLink, PathLink, usePageHref } from '@baize/links';
import { useApi, usePlayer, useExclusionStatus } from '@baize/player';
import { Button } from '@baize/ui/button';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as styles from './withdrawal-block-actions.css.ts';

/** What can be done about each reason against a withdrawal, people last; nothing that would make anybody play on. */
export function withdrawalBlockActions(
  text: (amount: number) => string,
  wageringLeft: number | null,
): Record<WithdrawalBlock, ReactNode> {
  return {
    'no-deposit': <DepositLinks />,
    'email-unverified': <ResendVerification />,
    wagering: <WageringActions left={text(wageringLeft ?? 0)} />,
    'active-bonus': (
      <span className={styles.actions}>
        <PageLink to="bonus_history" className={linkClass}>
          <Trans id="withdraw.block.bonus.open">See the bonus, or give it up</Trans>
        </PageLink>
        <SupportLink />
      </span>
    ),
  };
}

/** Who may not deposit is not led to it. */
function DepositLinks() {
  const { t } = useLingui();
  const closed = useExclusionStatus() !== 'free';
  return (
    <span className={styles.actions}>
      {closed ? (
        <PageLink to="transactions" className={linkClass}>
          <Trans id="withdraw.see-transactions">See your transactions</Trans>
        </PageLink>
      ) : (
        <PageLink to="deposit" className={linkClass}>
          {t({ id: 'nav.deposit', message: 'Deposit' })}
        </PageLink>
      )}
      <SupportLink />
    </span>
  );
}

function WageringActions({ left }: { left: string }) {
  const records = usePageHref('transactions');
  return (
    <>
      <span className={styles.detail}>
        <Trans id="withdraw.block.wagering.left">{left} of it has not been staked yet.</Trans>
      </span>
      <span className={styles.actions}>
        <Link to={`${records}?view=games`} className={linkClass}>
          <Trans id="withdraw.block.wagering.stakes">See what you have staked</Trans>
        </Link>
        <SupportLink />
      </span>
    </>
  );
}

function SupportLink() {
  return (
    <PathLink to="/contacts" className={linkClass}>
      <Trans id="withdraw.block.support">Ask support</Trans>
    </PathLink>
  );
}

function ResendVerification() {
  const { i18n } = useLingui();
  const email = displayEmail(usePlayer()?.getUser.email);
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
      <span className={styles.actions}>
        <Button
          variant="outline"
          size="small"
          icon={<MailCheck />}
          pending={resend.isPending}
          onClick={() => resend.mutate({ email: null })}
        >
          <Trans id="bonus.verify.send">Send me the link</Trans>
        </Button>
        <SupportLink />
      </span>
      <span role="status" className={styles.detail}>
        {resend.isSuccess ? (
          <Trans id="bonus.verify.sent">
            If the address still waits to be confirmed, a new link is on its way to it. Look among your junk
            mail, too.
          </Trans>
        ) : null}
        {resend.isError ? i18n._(otherErrorMessages['error.resend']) : null}
      </span>
    </>
  );
}
