import { closeAccountMutation } from '@baize/api/queries/close-account';
import { PageLink, PathLink } from '@baize/links';
import { useApi, usePlayer } from '@baize/player';
import { Alert } from '@baize/ui/alert';
import { Button, buttonClass } from '@baize/ui/button';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from '../dialog/dialog.css.ts';
import { ErrorAlert } from '../dialog/error-alert.tsx';
import { isWithdrawalLocked, useBalanceLeft } from './use-balance-left.ts';
import { useCloseAccountError } from './use-close-account-error.ts';

const MAX_REASON = 255;

/** What closing means, what has to be withdrawn first, and one press; the session ends with it, in every tab. */
export function CloseAccountForm() {
  const { t } = useLingui();
  const describeError = useCloseAccountError();
  const [reason, setReason] = useState('');
  const close = useMutation(closeAccountMutation(useApi()));
  const player = usePlayer();
  const balance = useBalanceLeft(player);
  const isLocked = player !== null && isWithdrawalLocked(player);
  return (
    <div className={css.body}>
      {balance === null ? null : (
        <Alert tone="info">
          {isLocked ? (
            <Trans id="close-account.balance.locked">
              {balance} is still in your account and cannot be withdrawn yet: the withdrawal page says why.
              Once it is withdrawn you can close the account here.
            </Trans>
          ) : (
            <Trans id="close-account.balance">
              {balance} is still in your account. Withdraw it first; then you can close the account here.
            </Trans>
          )}
        </Alert>
      )}
      <ul className={css.list}>
        <li>
          <Trans id="close-account.means.at-once">
            The account closes at once. You are signed out everywhere.
          </Trans>
        </li>
        <li>
          <Trans id="close-account.means.again">You cannot open this account again yourself.</Trans>
        </li>
        {/* Nothing ends by itself while the account cannot be closed. */}
        {balance === null ? (
          <li>
            <Trans id="close-account.means.bonus">
              A bonus that is open ends, and its bonus money is lost.
            </Trans>
          </li>
        ) : null}
        <li>
          <Trans id="close-account.means.payments">
            Payments that are under way still finish. Money that arrives later stays yours: support pays it
            out.
          </Trans>
        </li>
      </ul>
      {balance === null ? (
        <Field label={t({ id: 'close-account.reason', message: 'Why you are closing it (optional)' })}>
          <Input
            value={reason}
            maxLength={MAX_REASON}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </Field>
      ) : null}
      <ErrorAlert message={close.error === null ? null : describeError(close.error)} />
      <div className={css.actions}>
        {balance === null ? (
          <Button
            variant="danger"
            pending={close.isPending}
            pendingLabel={t({ id: 'close-account.pending', message: 'Closing' })}
            onClick={() => close.mutate(reason.trim() === '' ? {} : { reason: reason.trim() })}
          >
            <Trans id="close-account.confirm">Close my account</Trans>
          </Button>
        ) : (
          <PageLink to="withdraw" className={buttonClass({ variant: isLocked ? 'outline' : 'primary' })}>
            {isLocked ? (
              t({ id: 'nav.withdraw', message: 'Withdraw' })
            ) : (
              <Trans id="close-account.withdraw">Withdraw {balance}</Trans>
            )}
          </PageLink>
        )}
      </div>
      <p className={css.links}>
        <PathLink to="/contacts" className={linkClass}>
          <Trans id="profile.support">Contact support</Trans>
        </PathLink>
        <PathLink to="/responsible-gambling#help" className={linkClass}>
          {t({ id: 'safer-play.help', message: 'Get help' })}
        </PathLink>
      </p>
    </div>
  );
}
