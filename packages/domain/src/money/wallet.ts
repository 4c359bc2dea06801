const REMEMBERED = 50;

/**
 * A player's balance and how far its story is known: `sequence` of the last event applied (null before the first) and
 * the ids of the latest ones. Amounts in the wallet's currency. Source: contract.md "Realtime".
 */
export type Wallet = {
  amount: number;
  bonusAmount: number;
  currencyCode: string;
  sequence: number | null;
  transactionIds: readonly string[];
};

/** A debit or credit of the realtime socket; it carries the balances after it. contract.md "Realtime". */
export type WalletEvent = {
  transactionId: string;
  amount: number;
  currencyCode: string;
  balance: number;
  bonusBalance: number;
  sequence: number;
};

/** What became of an event; after a `gap` the balance is to be read again. */
export type WalletEventResult = 'yes' | 'duplicate' | 'stale' | 'gap';

/** A balance as user details tell it; `sequence` is how far its story went then, where the platform says so. */
export type WalletSnapshot = Pick<Wallet, 'amount' | 'bonusAmount' | 'currencyCode'> & {
  sequence?: number | null | undefined;
};

/**
 * Opens the wallet of freshly read user details; events that came before stay known. A reading that was overtaken by
 * events on its way does not undo them. Source: requirements SES-11.
 */
export function openWallet(read: WalletSnapshot, known?: Wallet): Wallet {
  const { amount, bonusAmount, currencyCode } = read;
  const transactionIds = known?.transactionIds ?? [];
  const toldAt = read.sequence ?? null;
  const knownAt = known?.currencyCode === currencyCode ? known.sequence : null;
  if (known && toldAt !== null && knownAt !== null && toldAt < knownAt) return known;
  return { amount, bonusAmount, currencyCode, sequence: toldAt ?? knownAt, transactionIds };
}

function isReadable({ balance, bonusBalance, sequence }: WalletEvent): boolean {
  return Number.isFinite(balance) && Number.isFinite(bonusBalance) && Number.isFinite(sequence);
}

/**
 * Applies a debit or credit to the balance, each transaction once and never an older one over a newer. An event that
 * skips some before it is applied, for it carries the balance itself, and reported as a gap; one in another currency
 * or without readable numbers changes nothing and is a gap too. Source: requirements SES-11, beyond.md 9.
 */
export function applyWalletEvent(
  wallet: Wallet,
  event: WalletEvent,
): { wallet: Wallet; applied: WalletEventResult } {
  if (wallet.transactionIds.includes(event.transactionId)) return { wallet, applied: 'duplicate' };
  if (!isReadable(event) || event.currencyCode !== wallet.currencyCode) return { wallet, applied: 'gap' };
  if (wallet.sequence !== null && event.sequence <= wallet.sequence) return { wallet, applied: 'stale' };
  const gap = wallet.sequence !== null && event.sequence > wallet.sequence + 1;
  return {
    wallet: {
      amount: event.balance,
      bonusAmount: event.bonusBalance,
      currencyCode: wallet.currencyCode,
      sequence: event.sequence,
      transactionIds: [...wallet.transactionIds, event.transactionId].slice(-REMEMBERED),
    },
    applied: gap ? 'gap' : 'yes',
  };
}

/** One of the currencies a player holds, as it is shown. */
export type CurrencyWallet = { amount: number; bonusAmount: number; currencyCode: string; crypto: boolean };

type WalletBalance = Pick<CurrencyWallet, 'amount' | 'bonusAmount' | 'currencyCode'>;

const named = new Set(Intl.supportedValuesOf('currency'));

/** Tells a currency no country has: its amounts show up to eight decimals. */
export function isCryptoCurrency(currencyCode: string): boolean {
  return !named.has(currencyCode.trim().toUpperCase());
}

/**
 * Lists the purses of a player, the main one first, each currency once: what the wallet itself says of its currency is
 * newer than its row in the list. A currency no country has is crypto. Source: requirements SET-06.
 */
export function currencyWallets({
  wallet,
  isCrypto,
}: {
  wallet: WalletBalance & { wallets?: readonly WalletBalance[] | null };
  isCrypto: boolean;
}): CurrencyWallet[] {
  const { amount, bonusAmount, currencyCode } = wallet;
  const others = (wallet.wallets ?? []).filter((held) => held.currencyCode !== currencyCode);
  const unique = others.filter(
    (held, place) => others.findIndex((other) => other.currencyCode === held.currencyCode) === place,
  );
  return [
    { amount, bonusAmount, currencyCode, crypto: isCrypto },
    ...unique.map((held) => ({
      amount: held.amount,
      bonusAmount: held.bonusAmount,
      currencyCode: held.currencyCode,
      crypto: isCryptoCurrency(held.currencyCode),
    })),
  ];
}
