import type { UserDetails } from '@baize/api/endpoints/session';
import { withdrawalBlocks } from '@baize/domain/cashier-gates';
import { depositWageringLeft } from '@baize/domain/wagering-conditions';
import { currencyWallets } from '@baize/domain/wallet';
import { useLocale } from '@baize/page';
import { useMultiCurrencyFormatter } from '@baize/wallet/money-text';

/**
 * What has to be withdrawn before the account can be closed, in every currency the player holds ("€20.00 and $5.00");
 * null for nothing. Bonus money is none of it.
 */
export function useBalanceLeft(player: UserDetails | null): string | null {
  const locale = useLocale();
  const format = useMultiCurrencyFormatter();
  const wallet = player?.getUser.userWallet;
  if (!player || !wallet) return null;
  const amounts = currencyWallets({ wallet, isCrypto: player.isCrypto })
    .filter(({ amount }) => amount > 0)
    .map(({ amount, currencyCode }) => format(amount, currencyCode));
  return amounts.length === 0 ? null : new Intl.ListFormat(locale).format(amounts);
}

/** What keeps the player from withdrawing: nothing but an active bonus, something else (too), or nothing at all (PAY-09). */
export function withdrawalLock(player: UserDetails): 'bonus' | 'other' | null {
  const { userWallet: wallet, currencyCode, isEmailVerified } = player.getUser;
  const left = depositWageringLeft({ wageringLeft: player.wageringLeft, wallet }, currencyCode ?? '');
  const blocks = withdrawalBlocks({ ...player, isEmailVerified, wageringLeft: left });
  if (blocks.length === 0) return null;
  return blocks.every((block) => block === 'active-bonus') ? 'bonus' : 'other';
}
