import type { WalletPort, WalletRefusal } from '../wallet-port.ts';
import { withoutLastAction, type Round } from './round.ts';
import type { RoundStore } from './round-store.ts';

/** `round` is null when the very bet that was to open it was refused. */
export type MovementResult =
  | { kind: 'posted'; round: Round }
  | { kind: 'refused'; round: Round | null; refusal: WalletRefusal };

type Ports = { wallet: WalletPort; store: RoundStore };

/**
 * Brings a round's movements into the wallet and only then lets it count. The round was saved before, with what is
 * still to be posted: should the process die in between, the next look posts the rest under the same ids.
 */
export async function postMovements(round: Round, { wallet, store }: Ports): Promise<MovementResult> {
  if (round.unposted.length === 0) return { kind: 'posted', round };
  const { playerId, slug: gameSlug, id: roundId } = round;
  for (const { kind, units: amount, actionId } of round.unposted) {
    const move = { playerId, gameSlug, roundId, amount, actionId };
    if (kind === 'win') {
      await wallet.payWin(move);
      continue;
    }
    const placed = await wallet.placeBet(move);
    if (placed.kind === 'refused') return refuse(round, { refusal: placed.refusal, store });
  }
  const posted = { ...round, unposted: [] };
  await store.save(posted);
  return { kind: 'posted', round: posted };
}

async function refuse(
  round: Round,
  { refusal, store }: { refusal: WalletRefusal; store: RoundStore },
): Promise<MovementResult> {
  if (round.actions.length === 0) {
    await store.discard(round);
    return { kind: 'refused', round: null, refusal };
  }
  const before = withoutLastAction(round);
  await store.save(before);
  return { kind: 'refused', round: before, refusal };
}
