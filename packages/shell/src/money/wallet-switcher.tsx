import { formatMoneyText } from '@baize/i18n/formats';
import { Menu } from '@baize/ui/menu';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from '../page/page.ts';
import type { PlayerWallet } from './use-wallet.ts';
import { opener } from './wallet-switcher.css.ts';

/** The balance as a button that offers the player's other purses (SET-06). */
export function WalletSwitcher({
  wallet,
  place,
  children,
}: {
  wallet: PlayerWallet;
  place: 'header' | 'panel';
  children: ReactNode;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Menu
      trigger={
        <button type="button" className={opener} data-place={place}>
          {children}
          <ChevronDown size={16} aria-hidden />
          <VisuallyHidden>{t({ id: 'wallet.switch', message: 'Show another wallet' })}</VisuallyHidden>
        </button>
      }
      items={wallet.purses.map(({ amount, currencyCode, crypto, symbol }) => ({
        id: currencyCode,
        label: formatMoneyText({ amount, currency: currencyCode, symbol, locale, crypto }),
        current: currencyCode === wallet.shown.currencyCode,
        onSelect: () => wallet.look(currencyCode),
      }))}
    />
  );
}
