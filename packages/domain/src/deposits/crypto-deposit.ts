import { cryptoNetworkOf } from '../methods/crypto-networks.ts';
import { depositStatus, type DepositStep } from './deposit-payment.ts';

/** What the rules need of a deposit by crypto; instants are ISO 8601. */
export type CryptoDepositDetails = {
  network: string;
  address: string;
  /** In the coin, as decimal text; null where the player chooses it. */
  amount: string | null;
  /** Null where the network has no confirmations (Lightning), or the platform does not report them. */
  confirmations: { needed: number; seen: number } | null;
  /** When the platform first saw the payment on the network. */
  seenAt: string | null;
  expiresAt: string | null;
};

/**
 * Where a deposit by crypto is: nothing seen yet, its time over with nothing seen, seen on the network, credited, or ended
 * without money.
 */
export type CryptoDepositStatus = 'waiting' | 'expired' | 'confirming' | 'credited' | 'ended';

/**
 * Tells where a deposit by crypto is at `now` (epoch ms). The platform's status decides; while it is open, a payment seen on
 * the network never expires. Requirements PAY-04, PAY-06.
 */
export function cryptoDepositStatus({
  status,
  deposit,
  now,
}: {
  status: unknown;
  deposit: CryptoDepositDetails;
  now: number;
}): CryptoDepositStatus {
  const standing = depositStatus(status);
  if (standing === 'credited') return 'credited';
  if (standing === 'failed' || standing === 'declined' || standing === 'cancelled') return 'ended';
  if (isSeen(deposit)) return 'confirming';
  const expiresAt = deposit.expiresAt === null ? Infinity : Date.parse(deposit.expiresAt);
  return expiresAt <= now ? 'expired' : 'waiting';
}

function isSeen({ seenAt, confirmations }: CryptoDepositDetails): boolean {
  return seenAt !== null || (confirmations !== null && confirmations.seen > 0);
}

/** One step of a deposit by crypto. */
export type CryptoDepositStep = Omit<DepositStep, 'step'> & {
  step: 'created' | 'seen' | 'confirmed' | 'credited';
};

/** Lists the steps of a deposit by crypto: created, seen on the network, confirmed where that is counted, credited. */
export function cryptoDepositSteps({
  stage,
  deposit,
  createdAt,
  creditedAt,
}: {
  stage: CryptoDepositStatus;
  deposit: CryptoDepositDetails;
  createdAt: number | null;
  creditedAt: number | null;
}): CryptoDepositStep[] {
  const steps = (['seen', 'confirmed', 'credited'] as const).filter(
    (step) => step !== 'confirmed' || deposit.confirmations !== null,
  );
  const seenAt = deposit.seenAt === null ? null : Date.parse(deposit.seenAt);
  const at = { seen: seenAt, confirmed: null, credited: creditedAt };
  const done = {
    waiting: 0,
    expired: 0,
    confirming: 1,
    ended: isSeen(deposit) ? 1 : 0,
    credited: steps.length,
  }[stage];
  const over = stage === 'expired' || stage === 'ended';
  const current = over ? 'ended' : 'now';
  const rest = steps.slice(0, over ? done + 1 : undefined).map((step, index): CryptoDepositStep => ({
    step,
    state: index < done ? 'done' : index === done ? current : 'ahead',
    at: index < done ? at[step] : null,
  }));
  return [{ step: 'created', state: 'done', at: createdAt }, ...rest];
}

/**
 * Returns what a wallet reads from the QR code: a payment URI where wallets agree on one (BIP 21, BOLT 11), else the address
 * alone.
 */
export function cryptoQrText({ network, address, amount }: CryptoDepositDetails): string {
  switch (cryptoNetworkOf(network)) {
    case 'bitcoin':
      return amount === null ? `bitcoin:${address}` : `bitcoin:${address}?amount=${amount}`;
    case 'lightning':
      // Capitals make a coarser code, which cameras read more easily.
      return `lightning:${address}`.toUpperCase();
    case 'ethereum':
    case 'arbitrum':
    case 'tron':
    case 'ton':
    case null:
      return address;
  }
}
