import type { UserDetails } from '@baize/api/endpoints/session';
import type { WalletEvent } from '@baize/api/events';
import { sumDecimals } from '@baize/domain/decimal';

/** Deposits that were credited after the player's details were read. */
export interface UnreadDeposits {
  /** Receives the details as the platform tells them; deposits they know of are forgotten. */
  noteReading(details: UserDetails): void;
  /** Adds a credited deposit; false where it changes nothing: it is known, or part of what was read. */
  add(deposit: WalletEvent): boolean;
  hasAny(): boolean;
  /** Returns the details with these deposits added to what is left to wager; the same object where there are none. */
  layOver(details: UserDetails): UserDetails;
}

/**
 * Keeps deposits apart until a reading knows of them. The balance moves with the event, what is left to wager only with the
 * next reading: until then a credited deposit would look withdrawable (PAY-09). A deposit is wagered once, so its amount is
 * added; where the platform does not say what is left, nothing is made up.
 */
export function createUnreadDeposits(): UnreadDeposits {
  let lastRead: UserDetails | null = null;
  let deposits: readonly WalletEvent[] = [];
  const transactionIds = new Set<string>();
  const sumOf = (currencyCode: string) =>
    sumDecimals(deposits.filter((one) => one.currencyCode === currencyCode).map(({ amount }) => amount));
  return {
    noteReading(details) {
      lastRead = details;
      // A reading without a sequence wins, as it does for the balance.
      deposits = deposits.filter(({ currencyCode, sequence }) => {
        const readUpTo = sequenceOf(details, currencyCode);
        return readUpTo !== null && readUpTo < sequence;
      });
    },
    add(deposit) {
      if (!lastRead || transactionIds.has(deposit.transactionId)) return false;
      transactionIds.add(deposit.transactionId);
      const readUpTo = sequenceOf(lastRead, deposit.currencyCode);
      if (readUpTo !== null && deposit.sequence <= readUpTo) return false;
      deposits = [...deposits, deposit];
      return true;
    },
    hasAny: () => deposits.length > 0,
    layOver(details) {
      if (!lastRead || deposits.length === 0) return details;
      const { wageringLeft, getUser: readUser } = lastRead;
      const { getUser } = details;
      const { userWallet } = getUser;
      // Counted from the reading, so that it may be laid over the same details again.
      const read = readUser.userWallet.wallets;
      const wallets = userWallet.wallets.map((wallet) => {
        const { currencyCode } = wallet;
        const left = read.find((one) => one.currencyCode === currencyCode)?.wageringLeft;
        return isAmount(left)
          ? { ...wallet, wageringLeft: sumDecimals([left, sumOf(currencyCode)]) }
          : wallet;
      });
      return {
        ...details,
        wageringLeft: isAmount(wageringLeft)
          ? sumDecimals([wageringLeft, sumOf(userWallet.currencyCode)])
          : details.wageringLeft,
        getUser: { ...getUser, userWallet: { ...userWallet, wallets } },
      };
    },
  };
}

const isAmount = (left: number | null | undefined): left is number => typeof left === 'number';

/** How far a currency's story goes in these details; null where they do not say. */
function sequenceOf({ getUser: { userWallet } }: UserDetails, currencyCode: string): number | null {
  if (userWallet.currencyCode === currencyCode) return userWallet.sequence;
  return userWallet.wallets.find((one) => one.currencyCode === currencyCode)?.sequence ?? null;
}
