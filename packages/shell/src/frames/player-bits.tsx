import { formatMoneyText } from '@baize/i18n/formats';
import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@baize/ui/button';
import { Menu } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { BalanceAge } from '../money/balance-age.tsx';
import { MoneyLink } from '../money/money-link.tsx';
import { PlayerMoney } from '../money/player-money.tsx';
import { useWallet, type PlayerPurse } from '../money/use-wallet.ts';
import { useMoneyWay } from '../money/money-way.ts';
import { useLocale } from '../page/page.ts';
import { SearchLink } from '../nav/search-link.tsx';
import { useSafety } from '../player/use-safety.ts';
import { AccountMenu } from './account-menu.tsx';
import { iconButton } from './frame.css.ts';
import { MenuButton } from './menu-button.tsx';
import { SessionLine } from './session-line.tsx';
import { block, panelWord } from './panel-body.css.ts';
import {
  amount,
  amountName,
  balance,
  besideOwnBar,
  bonus,
  depositRound,
  phoneBalance,
  pillWords,
  player,
  wide,
} from './player-bits.css.ts';

const WalletSwitcher = lazy(() =>
  import('../money/wallet-switcher.tsx').then((m) => ({ default: m.WalletSwitcher })),
);

/** What the purse holds that the player looks at; its place is kept while it is unknown. */
function Balance() {
  const shown = useWallet()?.shown;
  if (!shown) return <>–</>;
  return <PurseMoney purse={shown} amount={shown.amount} />;
}

function BalanceName() {
  const { t } = useLingui();
  return t({ id: 'nav.balance', message: 'Balance' });
}

/** What there is of bonus money beside the balance. */
function BonusBeside() {
  const { t } = useLingui();
  const shown = useWallet()?.shown;
  if (!shown || shown.bonusAmount <= 0) return null;
  return (
    <span className={bonus}>
      {' + '}
      <PurseMoney purse={shown} amount={shown.bonusAmount} />{' '}
      {t({ id: 'nav.balance.bonus', message: 'bonus' })}
    </span>
  );
}

function PurseMoney({ purse, amount: held }: { purse: PlayerPurse; amount: number }) {
  const { currencyCode, crypto, symbol } = purse;
  return <PlayerMoney amount={held} currency={currencyCode} crypto={crypto} symbol={symbol} />;
}

/** As large as there is room for it in the panel: a letter is about 0.6 of its size wide. */
function useFittingSize(): string | undefined {
  const locale = useLocale();
  const shown = useWallet()?.shown;
  if (!shown) return undefined;
  const { amount: held, currencyCode: currency, crypto, symbol } = shown;
  const { length } = formatMoneyText({ amount: held, currency, crypto, symbol, locale });
  return `clamp(13px, ${Math.floor(165 / length)}cqi, 18px)`;
}

/** Amounts of more than nine signs are written smaller where there is little room. */
function useLongBalance(): '' | undefined {
  const shown = useWallet()?.shown;
  if (!shown) return undefined;
  return shown.crypto || Math.abs(shown.amount) >= 10_000 ? '' : undefined;
}

/** The balance in words and figures; where there is more than one purse, a way to the others. */
function BalanceBlock({ place, children }: { place: 'header' | 'panel'; children: ReactNode }) {
  const wallet = useWallet();
  const look = place === 'panel' ? `${balance} ${panelWord}` : balance;
  const plain = (
    <span className={look} data-place={place}>
      {children}
    </span>
  );
  if (!wallet || wallet.purses.length < 2) return plain;
  return (
    <Suspense fallback={plain}>
      <WalletSwitcher wallet={wallet} place={place}>
        {plain}
      </WalletSwitcher>
    </Suspense>
  );
}

/** Header of the basic navigation: balance, deposit, account. */
export function HeaderPlayer() {
  const way = useMoneyWay(useSafety());
  return (
    <div className={player}>
      <BesideOwnBar />
      <SessionLine place="header" />
      <BalanceBlock place="header">
        <span className={amount}>
          <Balance />
        </span>
        <span className={amountName}>
          <BalanceName />
          <BonusBeside />
        </span>
        <BalanceAge />
      </BalanceBlock>
      <MoneyLink to={way.to} className={`${wide} ${buttonClass({ variant: way.variant, size: 'small' })}`}>
        {way.name}
      </MoneyLink>
      <span className={wide}>
        <AccountMenu size="header" />
      </span>
    </div>
  );
}

/** Only a player's pages have a bar of their own: it comes with the player's part of the header. */
function BesideOwnBar() {
  const { t } = useLingui();
  return (
    <span className={besideOwnBar}>
      <SearchLink looks="icon" className={iconButton} />
      <MenuButton className={iconButton} aria-label={t({ id: 'nav.menu', message: 'Menu' })}>
        <Menu size={22} aria-hidden />
      </MenuButton>
    </span>
  );
}

/** Head of the side panel and the drawer. */
export function PanelPlayer() {
  const way = useMoneyWay(useSafety());
  const fontSize = useFittingSize();
  return (
    <>
      <div className={block}>
        <AccountMenu size="panel" />
        <BalanceBlock place="panel">
          <span className={amountName}>
            <BalanceName />
          </span>
          <span className={amount} style={{ fontSize }}>
            <Balance />
          </span>
          <BonusBeside />
          <BalanceAge />
        </BalanceBlock>
        <MoneyLink to={way.to} className={depositRound} aria-label={way.name} title={way.name}>
          <way.Icon size={18} aria-hidden />
        </MoneyLink>
      </div>
      <SessionLine place="panel" />
    </>
  );
}

/** Header of the panel navigation on phones: the balance leads to the deposit. */
export function BalancePill() {
  const way = useMoneyWay(useSafety());
  const long = useLongBalance();
  const waits = useWallet() === null ? '' : undefined;
  return (
    <MoneyLink
      to={way.to}
      data-waits={waits}
      className={`${phoneBalance} ${buttonClass({ variant: way.variant, size: 'small' })}`}
      data-long={long}
      title={way.name}
    >
      <span className={pillWords}>
        <Balance />
        <BalanceAge />
      </span>
      <way.Icon size={18} aria-hidden />
    </MoneyLink>
  );
}
