import { resendVerificationMutation } from '@baize/api/queries/password';
import type { WithdrawalBlock } from '@baize/domain/cashier-gates';
import { otherMessages } from '@baize/i18n/catalogue/errors';
import { PageLink, PathLink } from '@baize/shell/links';
import { useApi, usePlayer, useSafety } from '@baize/shell/player';
import { Button } from '@baize/ui/button';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './ways-on.css.ts';

/** What can be done about each reason against a withdrawal; nothing that would make anybody play on. */
export function waysOn(text: (amount: number) => string): Record<WithdrawalBlock, ReactNode> {
  return {
    'no-deposit': <AfterDeposit />,
    'email-unverified': <SendLink />,
    wagering: <Wagering text={text} />,
    'active-bonus': (
      <PageLink to="bonus_history" className={linkClass}>
        <Trans id="cashier.bonus.see">See the bonus</Trans>
      </PageLink>
    ),
  };
}

/** Who may not deposit is led to people instead. */
function AfterDeposit() {
  const { t } = useLingui();
  if (useSafety() !== 'free') return <Support />;
  return (
    <PageLink to="deposit" className={linkClass}>
      {t({ id: 'nav.deposit', message: 'Deposit' })}
    </PageLink>
  );
}

function Wagering({ text }: { text(amount: number): string }) {
  const left = text(usePlayer()?.wageringLeft ?? 0);
  return (
    <>
      <span className={styles.detail}>
        <Trans id="withdraw.block.wagering.left">{left} of it has not been staked yet.</Trans>
      </span>
      <Support />
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
  const resend = useMutation(resendVerificationMutation(useApi()));
  return (
    <>
      <Button
        variant="outline"
        size="small"
        icon={<MailCheck />}
        pending={resend.isPending}
        onClick={() => resend.mutate({ email: null })}
      >
        <Trans id="bonus.verify.send">Send me the link</Trans>
      </Button>
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
