import type { PaymentMethodRow } from '@baize/api/calls/cashier';
import { explainMoney } from '@baize/domain/bonus-money';
import { blockedMessages } from '@baize/i18n/catalogue/safer-play';
import { BalanceAge } from '@baize/shell/balance-age';
import { useDraftOwner } from '@baize/shell/form-drafts';
import { PathLink } from '@baize/shell/links';
import { MoneyStory, useKnownMoney } from '@baize/shell/money-story';
import { usePlayer, useSafety } from '@baize/shell/player';
import { useWallet } from '@baize/shell/wallet';
import { Alert } from '@baize/ui/alert';
import { buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { Field } from '@baize/ui/field';
import { Select } from '@baize/ui/select';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActiveBonusStrip } from '../active-bonus/active-bonus-strip.tsx';
import { useMoneyText } from '../money/use-money-text.ts';
import { OnTheWay } from './on-the-way.tsx';
import * as styles from './player-withdraw.css.ts';
import { useLastMethod } from './use-last-method.ts';
import { usePayoutMethods } from './use-payout-methods.ts';
import { useWithdraw } from './use-withdraw.ts';
import { waysOn } from './ways-on.tsx';
import { WithdrawDone } from './withdraw-done.tsx';
import { FormWaiting, WithdrawFailed, WithdrawNoMethod, WithdrawWaiting } from './withdraw-states.tsx';
import { WithdrawUnknown } from './withdraw-unknown.tsx';
import { WithdrawSteps, type WithdrawStepsProps } from './withdraw-steps.tsx';

type Shape = 'page' | 'dialog';

/** What a player can withdraw now, why not the rest, and the form; inside a `PlayerIsland` (PAY-09, SES-09). */
export function PlayerWithdraw({ shape }: { shape: Shape }) {
  const { i18n } = useLingui();
  const safety = useSafety();
  const player = usePlayer();
  const known = useKnownMoney();
  const wallet = useWallet();
  const owner = useDraftOwner();
  const text = useMoneyText(wallet?.shown.currencyCode ?? '');
  const withdrawing = useWithdraw();
  if (!known || !wallet || !player) return <WithdrawWaiting />;
  const { shown } = wallet;
  const explained = explainMoney({ wallet: shown, blocks: known.blocks, running: player.activeBonus });
  const money = { currency: shown.currencyCode, crypto: shown.crypto, symbol: shown.symbol };
  const { result } = withdrawing;
  const bonus = explained.whileActive === null && explained.bonus === 0 ? 'none' : 'held';
  const open = result?.kind !== 'done' && known.blocks.length === 0;
  return (
    <div className={styles.sections}>
      {safety === 'free' ? null : <Alert tone="info">{i18n._(blockedMessages[safety])}</Alert>}
      <ActiveBonusStrip />
      {wallet.purses.length > 1 ? <WhichPurse wallet={wallet} /> : null}
      <Card as="section" aria-labelledby="withdraw-now">
        <h2 id="withdraw-now" className={styles.cardTitle}>
          <Trans id="bonus.money.title">Your money, explained</Trans>
        </h2>
        <MoneyStory explained={explained} blocks={known.blocks} money={money} waysOn={waysOn(text)} />
        <BalanceAge />
      </Card>
      {open ? (
        <PayOut
          key={`${owner ?? ''} ${shown.currencyCode}`}
          source={{ ...money, withdrawable: explained.withdrawable, bonus }}
          withdrawing={withdrawing}
          text={text}
          shape={shape}
        />
      ) : null}
      {open ? null : (
        <div className={styles.after}>
          {result?.kind === 'done' ? (
            <WithdrawDone done={result} left={shown.amount} text={text} onAnother={withdrawing.forget} />
          ) : null}
          {result?.kind === 'unknown' ? (
            <WithdrawUnknown result={result} again={null} onGivenUp={withdrawing.giveUp} />
          ) : null}
          <OnTheWay besides={result?.kind === 'done' ? result.transactionId : null} />
        </div>
      )}
    </div>
  );
}

type PayOutProps = Omit<WithdrawStepsProps, 'methods' | 'lastMethod' | 'asking'>;

function PayOut(props: PayOutProps) {
  const asked = usePayoutMethods(props.source.currency);
  const last = useLastMethod();
  if (asked.kind === 'failed') return <WithdrawFailed onRetry={asked.retry} />;
  if (asked.kind === 'loading' || last.kind === 'loading') return <FormWaiting />;
  const [first, ...others] = asked.methods;
  if (!first) return <NoMethod />;
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

function WhichPurse({ wallet }: { wallet: NonNullable<ReturnType<typeof useWallet>> }) {
  const { t } = useLingui();
  return (
    <Field label={t({ id: 'withdraw.purse', message: 'From which wallet' })}>
      <Select
        value={wallet.shown.currencyCode}
        onValueChange={wallet.look}
        options={wallet.purses.map(({ currencyCode }) => ({ value: currencyCode, label: currencyCode }))}
        className={styles.purse}
      />
    </Field>
  );
}
