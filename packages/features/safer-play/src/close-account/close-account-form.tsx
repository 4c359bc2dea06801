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
import { useBalanceLeft, withdrawalLock } from './use-balance-left.ts';
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
  const lock = player === null ? null : withdrawalLock(player);
  const isLocked = lock !== null;
  return (
    <div className={css.body}>
      {balance === null ? null : (
        <Alert tone="info">
          <BalanceLeft balance={balance} lock={lock} />
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

/** What is left in the account, and what stands between the player and it. */
function BalanceLeft({ balance, lock }: { balance: string; lock: ReturnType<typeof withdrawalLock> }) {
  switch (lock) {
    case null:
      return (
        <Trans id="close-account.left">
          Still in your account: {balance}. Withdraw it first; then you can close the account here.
        </Trans>
      );
    case 'bonus':
      return (
        <Trans id="close-account.left.bonus">
          Still in your account: {balance}. It cannot be withdrawn while a bonus is open. On the withdrawal
          page you can give the bonus up: its bonus money is lost then, your own money stays yours.
        </Trans>
      );
    case 'other':
      return (
        <Trans id="close-account.left.locked">
          Still in your account: {balance}. It cannot be withdrawn yet: the withdrawal page says why. Once it
          is withdrawn you can close the account here.
        </Trans>
      );
  }
}
