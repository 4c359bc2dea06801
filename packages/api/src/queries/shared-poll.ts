import type { Query, QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { sessionHash } from '../session-hash.ts';
import { withJitter, schedulePoll, type LeadershipStatus } from './schedule-poll.ts';
import type { PollMessage } from './poll-message.ts';
import { requestedBackoff, MAX_BACKOFF_MS, pollBackoff, type PollConfig } from './query-defaults.ts';

/** This tab's part in leading one name among the tabs of its browser; browser/tab-leader's `electTabLeader` gives one. */
export type Leadership = {
  status(): LeadershipStatus;
  /** Hears every turn; returns how to stop hearing. */
  subscribe(listener: () => void): () => void;
  /** Gives the lead up for good. */
  stop(): void;
};

/**
 * What shared polls need of the browser.
 *
 * - `token`: whose session it is now.
 * - `leader`: takes part in leading a name.
 * - `pace`: how many times slower than usual to ask, 1 by default, and how to hear that it changed (SES-10).
 * - `send` and `hear`: messages to and from the other tabs, never to this one; what is heard was judged already.
 */
export type PollPorts = {
  token(): string | null;
  electLeader(name: string): Leadership;
  slowdown?: { factor(): number; subscribe(listener: () => void): () => void };
  send(news: PollMessage): void;
  subscribe(listener: (news: PollMessage) => void): () => void;
};

/** What happened to a query, as the cache tells it; of a failure, the try's or the last one's. */
export type PolledQueryEvent =
  | { type: 'fetch' | 'invalidate' | 'pause' | 'continue' | 'setState' }
  | { type: 'success'; data?: unknown; manual?: boolean }
  | { type: 'failed' | 'error'; error: unknown };

/** One polled query of this tab, and its part in what the tabs share. */
export type SharedPoll = {
  /** Somebody began or ceased to look at the query. */
  onObserversChange(by: 'somebody' | 'nobody'): void;
  onQueryEvent(event: PolledQueryEvent): void;
  /** Another tab told something of this poll. */
  onMessage(news: PollMessage): void;
  close(): void;
};

type SharedPollOptions = { query: Query; config: PollConfig; queryClient: QueryClient; ports: PollPorts };

/** An answer of another tab cannot have been asked later than now, give or take. */
const CLOCK_SKEW_MS = 1_000;

/** Takes a polled query into what the tabs of one session share, as it stands in the cache. */
export function createSharedPoll({ query, config, queryClient, ports }: SharedPollOptions): SharedPoll {
  const { queryHash: poll, queryKey } = query;
  const mark = () => sessionHash(ports.token());
  // Whose data this query holds for as long as it lives: a sign-out takes it out of the cache.
  const whose = mark();
  let leadership: Leadership | null = null;
  let stopPacing: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const interval = () => withJitter(config.intervalMs * (ports.slowdown?.factor() ?? 1), Math.random());
  let intervalMs = interval();
  let asked = { at: 0, whose };
  let knownAt = 0;
  let backoffUntil = 0;
  let hasReturned = false;

  const standing = () => leadership?.status() ?? 'rests';

  function replan() {
    clearTimeout(timer);
    if (query.state.fetchStatus !== 'idle') return;
    const lastAttemptAt = Math.max(query.state.dataUpdatedAt, query.state.errorUpdatedAt);
    const now = Date.now();
    const at = schedulePoll(
      { status: standing(), lastAttemptAt, intervalMs, hasReturned, backoffUntil },
      now,
    );
    if (at !== null) timer = setTimeout(ask, at - now);
  }

  function ask() {
    void queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }

  function stood() {
    if (standing() === 'rests') hasReturned = true;
    replan();
  }

  function paced() {
    intervalMs = interval();
    replan();
  }

  /** A round is over, well or not: what the return asked for is done, unless the tab is still away. */
  function concluded() {
    hasReturned = leadership !== null && standing() === 'rests';
    intervalMs = interval();
  }

  function answered(askedAt: number) {
    knownAt = Math.max(askedAt, knownAt);
    backoffUntil = 0;
    concluded();
  }

  function rest(ms: number) {
    if (ms === 0) return;
    backoffUntil = Math.max(backoffUntil, Date.now() + ms);
    if (mark() === whose) ports.send({ kind: 'rest', poll, whose, until: backoffUntil });
  }

  function share(data: unknown) {
    if (asked.whose !== whose || mark() !== whose) return;
    ports.send({ kind: 'answer', poll, whose, askedAt: asked.at, data });
  }

  function take({ askedAt, data }: Extract<PollMessage, { kind: 'answer' }>) {
    const now = Date.now();
    const newest = knownAt > now ? 0 : knownAt;
    const judged = v.safeParse(config.dataSchema, data);
    if (!judged.success || askedAt <= newest || askedAt > now + CLOCK_SKEW_MS) return;
    // An answer under way that was asked before this one would only bring back the past.
    if (query.state.fetchStatus !== 'idle' && asked.at < askedAt)
      void queryClient.cancelQueries({ queryKey, exact: true });
    queryClient.setQueryData(queryKey, judged.output, { updatedAt: askedAt });
    knownAt = askedAt;
    answered(askedAt);
  }

  return {
    onObserversChange(by) {
      if (by === 'nobody') {
        clearTimeout(timer);
        stopPacing?.();
        leadership?.stop();
        leadership = null;
      } else if (leadership === null) {
        hasReturned = false;
        leadership = ports.electLeader(`poll ${whose} ${poll}`);
        leadership.subscribe(stood);
        stopPacing = ports.slowdown?.subscribe(paced);
        stood();
      }
    },
    onQueryEvent(event) {
      if (event.type === 'fetch') asked = { at: Date.now(), whose: mark() };
      if (event.type === 'invalidate') knownAt = Date.now();
      if (event.type === 'failed') rest(requestedBackoff(event.error));
      if (event.type === 'error') {
        concluded();
        rest(pollBackoff(event.error));
      }
      if (event.type === 'success' && event.manual === true) knownAt = Date.now();
      if (event.type === 'success' && event.manual !== true) {
        answered(asked.at);
        share(event.data);
      }
      replan();
    },
    onMessage(news) {
      if (news.whose !== whose || mark() !== whose) return;
      if (news.kind === 'answer') take(news);
      else backoffUntil = Math.max(backoffUntil, Math.min(news.until, Date.now() + MAX_BACKOFF_MS));
      replan();
    },
    close() {
      clearTimeout(timer);
      stopPacing?.();
      leadership?.stop();
      leadership = null;
    },
  };
}
