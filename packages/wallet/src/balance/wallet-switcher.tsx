import { formatMoneyText } from '@baize/i18n/formats';
import { Menu } from '@baize/ui/menu';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from '@baize/page';
import type { PlayerWallets } from './use-wallets.ts';
import { trigger } from './wallet-switcher.css.ts';

/** The balance as a button that offers the player's other purses (SET-06). */
export function WalletSwitcher({
  wallets,
  position,
  children,
}: {
  wallets: PlayerWallets;
  position: 'header' | 'panel';
  children: ReactNode;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Menu
      trigger={
        <button type="button" className={trigger} data-place={position}>
          {children}
          <ChevronDown size={16} aria-hidden />
          <VisuallyHidden>{t({ id: 'wallet.switch', message: 'Show another wallet' })}</VisuallyHidden>
        </button>
      }
      items={wallets.wallets.map(({ amount, currencyCode, crypto, symbol }) => ({
        id: currencyCode,
        label: formatMoneyText({ amount, currency: currencyCode, symbol, locale, crypto }),
        current: currencyCode === wallets.selected.currencyCode,
        onSelect: () => wallets.select(currencyCode),
      }))}
    />
  );
}
