import { randomUUID } from 'node:crypto';
import type { Platform } from '../platform.ts';
import type { Player } from '../sessions/session-store.ts';
import { emitEvent } from './emit-event.ts';

/** How often a burst sends what is due, in ms. */
const TICK = 20;

/**
 * Sends one player so many debits and credits a second, as a fast game would. The first is a real credit of 1; the
 * others continue its sequence on the wire alone, one up and one down, and end at the balance the wallet has.
 */
export async function emitBurst(
  platform: Platform,
  { player, perSecond, seconds }: { player: Player; perSecond: number; seconds: number },
): Promise<{ sent: number; payload: Readonly<Record<string, unknown>> }> {
  const { payload: first } = await emitEvent(platform, { player, event: 'credit', payload: {} });
  const start = { sequence: Number(first['sequence']), balance: Number(first['balance']) };
  const all = 2 * Math.ceil((perSecond * seconds) / 2);
  const began = performance.now();
  let sent = 0;
  let payload = first;
  return new Promise((resolve) => {
    const ticks = setInterval(() => {
      const due = Math.min(all, Math.ceil(((performance.now() - began) / 1_000) * perSecond));
      while (sent < due) {
        sent += 1;
        const up = sent % 2;
        payload = {
          ...first,
          transactionId: randomUUID(),
          sequence: start.sequence + sent,
          balance: start.balance + up,
        };
        platform.realtime.toPlayer(player.id, up === 1 ? 'credit' : 'debit', payload);
      }
      if (sent < all) return;
      clearInterval(ticks);
      resolve({ sent, payload });
    }, TICK);
  });
}
