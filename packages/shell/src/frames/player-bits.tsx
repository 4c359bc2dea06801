import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@baize/ui/button';
import { Plus } from 'lucide-react';
import { PageLink } from '../links/page-link.tsx';
import { PlayerMoney } from '../money/player-money.tsx';
import { usePlayer } from '../player/use-player.ts';
import { AccountMenu } from './account-menu.tsx';
import { block, panelWord } from './panel-body.css.ts';
import { amount, amountName, balance, depositRound, phoneBalance, player, wide } from './player-bits.css.ts';

/** What the wallet holds; its place is kept while it is unknown. */
function Balance() {
  const player = usePlayer();
  if (!player) return <>–</>;
  const { amount: held, currencyCode } = player.getUser.userWallet;
  return (
    <PlayerMoney
      amount={held}
      currency={currencyCode}
      symbol={player.currencySymbol}
      crypto={player.isCrypto}
    />
  );
}

/** What the amount is, and what there is of bonus money beside it. */
function BalanceName() {
  const { t } = useLingui();
  const player = usePlayer();
  const word = t({ id: 'nav.balance', message: 'Balance' });
  if (!player || player.getUser.userWallet.bonusAmount <= 0) return word;
  const { bonusAmount, currencyCode } = player.getUser.userWallet;
  return (
    <>
      {word}
      {' + '}
      <PlayerMoney
        amount={bonusAmount}
        currency={currencyCode}
        symbol={player.currencySymbol}
        crypto={player.isCrypto}
      />{' '}
      {t({ id: 'nav.balance.bonus', message: 'bonus' })}
    </>
  );
}

/** Amounts of more than nine signs are written smaller where there is little room. */
function useLongBalance(): '' | undefined {
  const player = usePlayer();
  if (!player) return undefined;
  return player.isCrypto || Math.abs(player.getUser.userWallet.amount) >= 10_000 ? '' : undefined;
}

/** Header of the basic navigation: balance, deposit, account. */
export function HeaderPlayer() {
  const { t } = useLingui();
  return (
    <div className={player}>
      <p className={balance}>
        <span className={amount}>
          <Balance />
        </span>
        <span className={amountName}>
          <BalanceName />
        </span>
      </p>
      <PageLink to="deposit" className={`${wide} ${buttonClass({ variant: 'primary', size: 'small' })}`}>
        {t({ id: 'nav.deposit', message: 'Deposit' })}
      </PageLink>
      <span className={wide}>
        <AccountMenu size="header" />
      </span>
    </div>
  );
}

/** Head of the side panel and the drawer. */
export function PanelPlayer() {
  const { t } = useLingui();
  const long = useLongBalance();
  return (
    <div className={block}>
      <AccountMenu size="panel" />
      <p className={`${balance} ${panelWord}`} data-place="panel">
        <span className={amountName}>
          <BalanceName />
        </span>
        <span className={amount} data-long={long}>
          <Balance />
        </span>
      </p>
      <PageLink
        to="deposit"
        className={depositRound}
        aria-label={t({ id: 'nav.deposit', message: 'Deposit' })}
      >
        <Plus size={18} aria-hidden />
      </PageLink>
    </div>
  );
}

/** Header of the panel navigation on phones: the balance leads to the deposit. */
export function BalancePill() {
  const { t } = useLingui();
  const long = useLongBalance();
  return (
    <PageLink
      to="deposit"
      className={`${phoneBalance} ${buttonClass({ variant: 'primary', size: 'small' })}`}
      data-long={long}
      title={t({ id: 'nav.deposit', message: 'Deposit' })}
    >
      <Balance />
      <Plus size={18} aria-hidden />
    </PageLink>
  );
}
