import type { UserDetails } from '@baize/api/calls/session';
import type { LimitEvent, PlatformEvent, WalletEvent } from '@baize/api/events';
import { queryKeys } from '@baize/api/queries/keys';
import { connectSocket, type SocketStatus } from '@baize/api/socket';
import { paced } from '@baize/browser/paced';
import { tokenStore } from '@baize/browser/token-store';
import { reportProblem } from '../errors/report.ts';
import { noteLimitReached } from '../calm/calm.ts';
import { runtime } from '../player/runtime.ts';
import { sessionEnded } from '../session/session-refused.ts';
import { tellPush } from '../tracking/push-news.ts';
import { failedDeposit } from './failed-deposit.ts';
import { limitBreach } from './limit-breach.ts';
import { lineStore } from './line.ts';
import { walletCache } from './wallet-cache.ts';

/** The balance moves ten times a second at most, however fast the events come: nobody reads faster. */
const BALANCE_EVERY = 100;

/**
 * Listens to the platform for as long as the session lasts (SES-11). Import it dynamically: it
 * brings the socket.
 */
export function openRealtime({ url, signal }: { url: string; signal: AbortSignal }): void {
  const token = tokenStore.get();
  if (token === null || signal.aborted) return;
  let write: () => void = () => undefined;
  const writing = paced(() => write(), BALANCE_EVERY);
  const wallet = walletCache(runtime.queryClient, (next) => {
    write = next;
    writing.want();
  });
  const socket = connectSocket({
    url,
    token,
    report: reportProblem,
    onEvent: (event) => hear(event, wallet),
    onStatus: (status) => follow(status, wallet),
  });
  signal.addEventListener('abort', () => {
    socket.close();
    wallet.close();
    writing.stop();
    failedDeposit.set(null);
    limitBreach.set(null);
    lineStore.set('off');
  });
}

type WalletCache = ReturnType<typeof walletCache>;

function hear(event: PlatformEvent, wallet: WalletCache): void {
  if (event.name === 'debit' || event.name === 'credit') wallet.apply(event.payload);
  if (event.name === 'credit' && event.payload.reason === 'deposit') tellDeposit(event.payload);
  if (event.name === 'failedDeposit') failedDeposit.set(event.payload);
  if (event.name === 'limit') tellLimit(event.payload);
  if (event.name === 'session') sessionEnded(event.payload.reason);
}

/** What is left is read anew wherever it stands. */
function tellLimit(reached: LimitEvent): void {
  noteLimitReached();
  limitBreach.set(reached);
  void runtime.queryClient.invalidateQueries({ queryKey: queryKeys.limits });
}

/** Every tab hears of it; the transaction is told once. */
function tellDeposit({ transactionId }: WalletEvent): void {
  const player = runtime.queryClient.getQueryData<UserDetails>(queryKeys.userDetails)?.getUser;
  if (player) tellPush({ event: 'DEPOSIT', userId: player.userId, id: transactionId });
}

/** What was said while the line was broken is not said again, so the balance is read. */
function follow(status: SocketStatus, wallet: WalletCache): void {
  if (status === 'connected' && lineStore.get() === 'lost') wallet.reread();
  lineStore.set(status);
}
