import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { explainBalance } from '@baize/domain/balance-breakdown';
import { useDraftOwner } from '@baize/forms/form-drafts';
import { PathLink } from '@baize/links';
import { exclusionEndsAt, usePlayer, useExclusionStatus } from '@baize/player';
import { PromoSuppressionNotice } from '@baize/player/promo-suppression-notice';
import { Alert } from '@baize/ui/alert';
import { buttonClass } from '@baize/ui/button';
import { useWallets } from '@baize/wallet';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { ActiveBonusStrip } from '../active-bonus/active-bonus-strip.tsx';
import { wageringLeftOf, withdrawalBlocksOf } from '../gates/use-can-withdraw.ts';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import { WalletSelect } from '../money/wallet-select.tsx';
import { DocumentsNote } from './documents-note.tsx';
import { PendingWithdrawals } from './pending-withdrawals.tsx';
import * as styles from './player-withdraw.css.ts';
import { useLastMethod } from './use-last-method.ts';
import { usePayoutMethods } from './use-payout-methods.ts';
import { useWithdraw } from './use-withdraw.ts';
import { withdrawalBlockActions } from './withdrawal-block-actions.tsx';
import { WithdrawFailure } from './withdraw-failure.tsx';
import { WithdrawReceipt } from './withdraw-receipt.tsx';
import { WithdrawableMoney } from './withdrawable-money.tsx';
import {
  WithdrawFormSkeleton,
  WithdrawFailed,
  WithdrawNoMethod,
  WithdrawSkeleton,
} from './withdraw-states.tsx';
import { SettledWithdrawals } from './settled-withdrawals.tsx';
import { UnresolvedWithdrawals } from './unresolved-withdrawals.tsx';
import { WithdrawSteps, type WithdrawStepsProps } from './withdraw-steps.tsx';

interface PlayerWithdrawProps {
  shape: 'page' | 'dialog';
  /** Receives whether the form is there: what surrounds it goes with it. */
  onFormChange?: ((hasForm: boolean) => void) | undefined;
}

/** What a player can withdraw now, why not the rest, and the form; inside a `PlayerBoundary` (PAY-09, SES-09). */
export function PlayerWithdraw({ shape, onFormChange }: PlayerWithdrawProps) {
  const { t } = useLingui();
  const safety = useExclusionStatus();
  const player = usePlayer();
  const wallet = useWallets();
  const owner = useDraftOwner();
  const text = useMoneyFormatter(wallet?.selected.currencyCode ?? '');
  const withdrawing = useWithdraw();
  const sections = useRef<HTMLDivElement>(null);
  const blocks = player && wallet ? withdrawalBlocksOf(player, wallet.selected.currencyCode) : [];
  const open = withdrawing.result?.kind !== 'done' && blocks.length === 0;
  useEffect(() => {
    onFormChange?.(open);
    return () => onFormChange?.(true);
  }, [open, onFormChange]);
  if (!wallet || !player) return <WithdrawSkeleton shape={shape} />;
  const { selected } = wallet;
  const explained = explainBalance({ wallet: selected, blocks, running: player.activeBonus });
  const money = { currency: selected.currencyCode, crypto: selected.crypto, symbol: selected.symbol };
  const { result } = withdrawing;
  const startAnother = () => {
    withdrawing.reset();
    // The pressed button is gone with the receipt: the player goes on at the first choice of the form.
    requestAnimationFrame(() =>
      sections.current?.querySelector<HTMLElement>('form [type="radio"]:checked')?.focus(),
    );
  };
  return (
    <div ref={sections} className={styles.sections}>
      {safety === 'free' ? null : (
        <Alert tone="info">
          <PromoSuppressionNotice reason={safety} until={exclusionEndsAt(player)} />
        </Alert>
      )}
      <ActiveBonusStrip withdrawalNote="none" />
      <WalletSelect label={t({ id: 'withdraw.wallet', message: 'Withdraw from' })} />
      <WithdrawableMoney
        explained={explained}
        blocks={blocks}
        money={money}
        actions={withdrawalBlockActions(text, wageringLeftOf(player, selected.currencyCode))}
      />
      {open ? <DocumentsNote /> : null}
      <SettledWithdrawals settled={withdrawing.elsewhere.settled} />
      {open ? (
        <WithdrawFlow
          key={`${owner ?? ''} ${selected.currencyCode} ${withdrawing.elsewhere.emptied}`}
          source={{ ...money, withdrawable: explained.withdrawable }}
          withdraw={withdrawing}
          text={text}
          shape={shape}
        />
      ) : null}
      {open ? null : (
        <div className={styles.outcome}>
          {result?.kind === 'done' ? (
            <WithdrawReceipt done={result} wallets={wallet.wallets} onAnother={startAnother} />
          ) : null}
          {result?.kind === 'refused' ? <WithdrawFailure result={result} onTwin={withdrawing.reset} /> : null}
          <UnresolvedWithdrawals withdraw={withdrawing} lock={null} />
          <PendingWithdrawals excludedId={result?.kind === 'done' ? result.transactionId : null} />
        </div>
      )}
    </div>
  );
}

type WithdrawFlowProps = Omit<WithdrawStepsProps, 'methods' | 'lastMethod' | 'asking'>;

function WithdrawFlow(props: WithdrawFlowProps) {
  const asked = usePayoutMethods(props.source.currency);
  const last = useLastMethod();
  const unresolved = <UnresolvedWithdrawals withdraw={props.withdraw} lock={null} />;
  if (asked.kind === 'failed')
    return (
      <>
        {unresolved}
        <WithdrawFailed onRetry={asked.retry} />
      </>
    );
  if (asked.kind === 'loading' || last.kind === 'loading')
    return <WithdrawFormSkeleton shape={props.shape} />;
  const [first, ...others] = asked.methods;
  if (!first)
    return (
      <>
        {unresolved}
        <NoMethod />
      </>
    );
  const methods: readonly [PaymentMethodRow, ...PaymentMethodRow[]] = [first, ...others];
  return <WithdrawSteps {...props} methods={methods} lastMethod={last.title} asking={asked.state} />;
}

function NoMethod() {
  return (
    <WithdrawNoMethod>
      <PathLink to="/contacts" className={buttonClass({ variant: 'secondary' })}>
        <Trans id="withdraw.block.support">Ask support</Trans>
      </PathLink>
    </WithdrawNoMethod>
  );
}
