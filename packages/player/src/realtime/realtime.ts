import type { UserDetails } from '@baize/api/endpoints/session';
import type { LimitEvent, PlatformEvent, WalletEvent } from '@baize/api/events';
import { queryKeys } from '@baize/api/queries/keys';
import { connectSocket, type SocketStatus } from '@baize/api/socket';
import { throttleToFrame } from '@baize/browser/throttle-to-frame';
import type { LogoutReason } from '@baize/domain/session';
import { tokenStore } from '@baize/browser/token-store';
import { reportDiagnostic } from '@baize/page/report';
import { recordLimitReached } from '../reduced-pressure/reduced-pressure.ts';
import { runtime } from '../session/runtime.ts';
import { sessionEnded, sessionLocked } from '../session/session-refused.ts';
import { queuePushEvent } from '../tracking/push-queue.ts';
import { failedDeposit } from './failed-deposit.ts';
import { limitBreach } from './limit-breach.ts';
import { connectionStore } from '../player/connection-status.ts';
import { isDepositCredit, refreshPayments } from './refresh-payments.ts';
import { createWalletCache } from './wallet-cache.ts';

/** The balance moves ten times a second at most, however fast the events come: nobody reads faster. */
const BALANCE_INTERVAL_MS = 100;

/**
 * Listens to the platform for as long as the session lasts (SES-11). Import it dynamically: it
 * brings the socket.
 */
export function openRealtime({ url, signal }: { url: string; signal: AbortSignal }): void {
  const token = tokenStore.get();
  if (token === null || signal.aborted) return;
  let write: () => void = () => undefined;
  const writing = throttleToFrame(() => write(), BALANCE_INTERVAL_MS);
  const wallet = createWalletCache(runtime.queryClient, (next) => {
    write = next;
    writing.schedule();
  });
  const socket = connectSocket({
    url,
    token,
    report: reportDiagnostic,
    onEvent: (event) => handleEvent(event, wallet),
    onStatus: (status) => handleStatus(status, wallet),
  });
  signal.addEventListener('abort', () => {
    socket.close();
    wallet.close();
    writing.cancel();
    failedDeposit.set(null);
    limitBreach.set(null);
    connectionStore.set('off');
  });
}

type WalletCache = ReturnType<typeof createWalletCache>;

function handleEvent(event: PlatformEvent, wallet: WalletCache): void {
  if (event.name === 'debit' || event.name === 'credit') {
    const isDeposit = isDepositCredit(event);
    wallet.apply(event.payload, { isDeposit });
    if (isDeposit) notifyDeposit(event.payload);
  }
  refreshPayments(runtime.queryClient, event);
  if (event.name === 'failedDeposit') failedDeposit.set(event.payload);
  if (event.name === 'limit') notifyLimit(event.payload);
  if (event.name === 'session') handleSessionEnd(event.payload.reason);
}

/** An exclusion or a break that began elsewhere ends the session here as one that began here does (LIM-04). */
function handleSessionEnd(reason: LogoutReason): void {
  if (reason === 'ACCOUNT_LOCKED') sessionLocked(reason);
  else sessionEnded(reason);
}

/** What is left is read anew wherever it stands. */
function notifyLimit(reached: LimitEvent): void {
  recordLimitReached();
  limitBreach.set(reached);
  void runtime.queryClient.invalidateQueries({ queryKey: queryKeys.limits });
}

/** Every tab hears of it; the transaction is told once. */
function notifyDeposit({ transactionId }: WalletEvent): void {
  const player = runtime.queryClient.getQueryData<UserDetails>(queryKeys.userDetails)?.getUser;
  if (player) queuePushEvent({ event: 'DEPOSIT', userId: player.userId, id: transactionId });
}

/** What was said while the line was broken is not said again, so the balance is read. */
function handleStatus(status: SocketStatus, wallet: WalletCache): void {
  if (status === 'connected' && connectionStore.get() === 'lost') wallet.refetch();
  connectionStore.set(status);
}
