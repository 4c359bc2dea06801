import { FakePayouts } from '../withdraw/testing/fake-payouts.ts';
import { examplePlayer } from './example-player.ts';
import { FakeCashier, ok, transaction } from './fake-cashier.ts';

/** A player who may pay in, and the platform that takes it. */
export function depositParts() {
  const platform = new FakeCashier(examplePlayer());
  return { api: platform.client(), player: platform.player };
}

/** A player who may be paid out, and the platform that does it. */
export function withdrawParts() {
  const platform = new FakePayouts();
  return { api: platform.client(), player: platform.player };
}

/** A player whose payment `t-1` has this status. */
export function resultParts(status: string) {
  const platform = new FakeCashier(examplePlayer());
  const rows = [transaction({ status, date: '2026-11-20T17:00:00Z' })];
  platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
  return { api: platform.client(), player: platform.player };
}
