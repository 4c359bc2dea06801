import { DeferredView } from '@baize/page/deferred-view';
import { useIsAnyUnanswered } from './unresolved-payments.tsx';

const load = async () =>
  (await (await import('../lazy-dialogs.ts')).loadUnresolvedNotice()).UnresolvedDepositList;

/** Shows a player's unresolved deposits where it stands, on a page that has no place over it (PAY-06). */
export function UnresolvedDeposits() {
  return useIsAnyUnanswered() ? <DeferredView load={load} when="now" /> : null;
}
