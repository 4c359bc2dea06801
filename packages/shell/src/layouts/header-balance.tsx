import { formatMoneyText } from '@baize/i18n/formats';
import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@baize/ui/button';
import { ArrowDownToLine, Menu } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocale } from '@baize/page';
import { useExclusionStatus } from '@baize/player';
import { useWallets, type PlayerCurrencyWallet } from '@baize/wallet';
import { BalanceAge } from '@baize/wallet/balance-age';
import { FormattedMoney } from '@baize/wallet/money';
import { PaymentLink } from './payment-link.tsx';
import { usePaymentAction } from './use-payment-action.ts';
import { SearchLink } from '../nav/search-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { iconButton } from './layout.css.ts';
import { MenuButton } from './menu-button.tsx';
import { PlaySessionStatus } from './play-session-status.tsx';
import { block, panelLabel } from './panel-body.css.ts';
import {
  amount,
  amountName,
  balance,
  headerActions,
  bonus,
  depositRoundButton,
  phoneBalance,
  pillText,
  player,
  wideOnly,
  withdrawLink,
} from './header-balance.css.ts';

const WalletSwitcher = lazy(() =>
  import('@baize/wallet/wallet-switcher').then((m) => ({ default: m.WalletSwitcher })),
);

/** What the purse holds that the player looks at; its place is kept while it is unknown. */
function Balance() {
  const shown = useWallets()?.selected;
  if (!shown) return <>–</>;
  return <WalletAmount purse={shown} amount={shown.amount} />;
}

function BalanceName() {
  const { t } = useLingui();
  return t({ id: 'nav.balance', message: 'Balance' });
}

/** What there is of bonus money beside the balance. */
function BonusAmount() {
  const { t } = useLingui();
  const shown = useWallets()?.selected;
  if (!shown || shown.bonusAmount <= 0) return null;
  return (
    <span className={bonus}>
      {' + '}
      <WalletAmount purse={shown} amount={shown.bonusAmount} />{' '}
      {t({ id: 'nav.balance.bonus', message: 'bonus' })}
    </span>
  );
}

function WalletAmount({ purse, amount: held }: { purse: PlayerCurrencyWallet; amount: number }) {
  const { currencyCode, crypto, symbol } = purse;
  return <FormattedMoney amount={held} currency={currencyCode} crypto={crypto} symbol={symbol} />;
}

/** As large as there is room for it in the panel: a letter is about 0.6 of its size wide. */
function useFittingFontSize(): string | undefined {
  const locale = useLocale();
  const shown = useWallets()?.selected;
  if (!shown) return undefined;
  const { amount: held, currencyCode: currency, crypto, symbol } = shown;
  const { length } = formatMoneyText({ amount: held, currency, crypto, symbol, locale });
  return `clamp(13px, ${Math.floor(165 / length)}cqi, 18px)`;
}

/** Marks that only steer the direction of writing take no room. */
const DIRECTION_MARKS = /[\u200e\u200f\u2066-\u2069]/g;

/** Amounts of more than nine signs, currency included, are written smaller where there is little room. */
function useIsLongBalance(): '' | undefined {
  const locale = useLocale();
  const shown = useWallets()?.selected;
  if (!shown) return undefined;
  const { amount: held, currencyCode: currency, crypto, symbol } = shown;
  const text = formatMoneyText({ amount: held, currency, crypto, symbol, locale });
  return text.replaceAll(DIRECTION_MARKS, '').length > 9 ? '' : undefined;
}

/** The balance in words and figures; where there is more than one purse, a way to the others. */
function BalanceBlock({ position, children }: { position: 'header' | 'panel'; children: ReactNode }) {
  const wallet = useWallets();
  const look = position === 'panel' ? `${balance} ${panelLabel}` : balance;
  const plain = (
    <span className={look} data-place={position}>
      {children}
    </span>
  );
  if (!wallet || wallet.wallets.length < 2) return plain;
  return (
    <Suspense fallback={plain}>
      <WalletSwitcher wallets={wallet} position={position}>
        {plain}
      </WalletSwitcher>
    </Suspense>
  );
}

/** Header of the basic navigation: balance, deposit, account. */
export function HeaderBalance() {
  const long = useIsLongBalance();
  const way = usePaymentAction(useExclusionStatus());
  return (
    <div className={player}>
      <HeaderActions />
      <PlaySessionStatus position="header" />
      <BalanceBlock position="header">
        <span className={amount} data-long={long}>
          <Balance />
        </span>
        <span className={amountName}>
          <BalanceName />
          <BonusAmount />
        </span>
        <BalanceAge />
      </BalanceBlock>
      {way.to === 'deposit' ? <WithdrawLink /> : null}
      <PaymentLink
        to={way.to}
        className={`${wideOnly} ${buttonClass({ variant: way.variant, size: 'small' })}`}
      >
        {way.name}
      </PaymentLink>
      <span className={wideOnly}>
        <AccountMenu size="header" />
      </span>
    </div>
  );
}

/** As near as the deposit; on phones it stands at the foot of the page and in the account menu. */
function WithdrawLink() {
  const { t } = useLingui();
  const name = t({ id: 'nav.withdraw', message: 'Withdraw' });
  return (
    <PaymentLink to="withdraw" className={withdrawLink} aria-label={name} title={name}>
      <ArrowDownToLine size={20} aria-hidden />
      <span>{name}</span>
    </PaymentLink>
  );
}

/** Only a player's pages have a bar of their own: it comes with the player's part of the header. */
function HeaderActions() {
  const { t } = useLingui();
  return (
    <span className={headerActions}>
      <SearchLink variant="icon" className={iconButton} />
      <MenuButton className={iconButton} aria-label={t({ id: 'nav.menu', message: 'Menu' })}>
        <Menu size={22} aria-hidden />
      </MenuButton>
    </span>
  );
}

/** Head of the side panel and the drawer. */
export function PanelBalance() {
  const way = usePaymentAction(useExclusionStatus());
  const fontSize = useFittingFontSize();
  return (
    <>
      <div className={block}>
        <AccountMenu size="panel" />
        <BalanceBlock position="panel">
          <span className={amountName}>
            <BalanceName />
          </span>
          <span className={amount} style={{ fontSize }}>
            <Balance />
          </span>
          <BonusAmount />
          <BalanceAge />
        </BalanceBlock>
        <PaymentLink to={way.to} className={depositRoundButton} aria-label={way.name} title={way.name}>
          <way.Icon size={18} aria-hidden />
        </PaymentLink>
      </div>
      <PlaySessionStatus position="panel" />
    </>
  );
}

/** Header of the panel navigation on phones: the balance leads to the deposit. */
export function BalancePill() {
  const way = usePaymentAction(useExclusionStatus());
  const long = useIsLongBalance();
  const waits = useWallets() === null ? '' : undefined;
  return (
    <PaymentLink
      to={way.to}
      data-waits={waits}
      className={`${phoneBalance} ${buttonClass({ variant: way.variant, size: 'small' })}`}
      data-long={long}
      title={way.name}
    >
      <span className={pillText}>
        <Balance />
        <BalanceAge />
      </span>
      <way.Icon size={18} aria-hidden />
    </PaymentLink>
  );
}
