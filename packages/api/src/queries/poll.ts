import type { Query, QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { tokenMark } from '../token-mark.ts';
import { jittered, nextAsk, type Standing } from './next-ask.ts';
import type { PollNews } from './poll-news.ts';
import { askedRest, LONGEST_REST_MS, restAfter, type PollPlan } from './reading.ts';

/** This tab's part in leading one name among the tabs of its browser; browser/tab-leader's `leadTabs` gives one. */
export type Leadership = {
  standing(): Standing;
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
  leader(name: string): Leadership;
  pace?: { factor(): number; subscribe(listener: () => void): () => void };
  send(news: PollNews): void;
  hear(listener: (news: PollNews) => void): () => void;
};

/** What happened to a query, as the cache tells it; of a failure, the try's or the last one's. */
export type PollEvent =
  | { type: 'fetch' | 'invalidate' | 'pause' | 'continue' | 'setState' }
  | { type: 'success'; data?: unknown; manual?: boolean }
  | { type: 'failed' | 'error'; error: unknown };

/** One polled query of this tab, and its part in what the tabs share. */
export type Poll = {
  /** Somebody began or ceased to look at the query. */
  looked(by: 'somebody' | 'nobody'): void;
  happened(event: PollEvent): void;
  /** Another tab told something of this poll. */
  told(news: PollNews): void;
  close(): void;
};

type Polled = { query: Query; plan: PollPlan; queryClient: QueryClient; ports: PollPorts };

/** An answer of another tab cannot have been asked later than now, give or take. */
const CLOCK_SLACK_MS = 1_000;

/** Takes a polled query into what the tabs of one session share, as it stands in the cache. */
export function openPoll({ query, plan, queryClient, ports }: Polled): Poll {
  const { queryHash: poll, queryKey } = query;
  const mark = () => tokenMark(ports.token());
  // Whose data this query holds for as long as it lives: a sign-out takes it out of the cache.
  const whose = mark();
  let leadership: Leadership | null = null;
  let stopPacing: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const interval = () => jittered(plan.everyMs * (ports.pace?.factor() ?? 1), Math.random());
  let everyMs = interval();
  let asked = { at: 0, whose };
  let knownAt = 0;
  let restUntil = 0;
  let returned = false;

  const standing = () => leadership?.standing() ?? 'rests';

  function replan() {
    clearTimeout(timer);
    if (query.state.fetchStatus !== 'idle') return;
    const triedAt = Math.max(query.state.dataUpdatedAt, query.state.errorUpdatedAt);
    const now = Date.now();
    const at = nextAsk({ standing: standing(), triedAt, everyMs, returned, restUntil }, now);
    if (at !== null) timer = setTimeout(ask, at - now);
  }

  function ask() {
    void queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }

  function stood() {
    if (standing() === 'rests') returned = true;
    replan();
  }

  function paced() {
    everyMs = interval();
    replan();
  }

  /** A round is over, well or not: what the return asked for is done, unless the tab is still away. */
  function concluded() {
    returned = leadership !== null && standing() === 'rests';
    everyMs = interval();
  }

  function answered(askedAt: number) {
    knownAt = Math.max(askedAt, knownAt);
    restUntil = 0;
    concluded();
  }

  function rest(ms: number) {
    if (ms === 0) return;
    restUntil = Math.max(restUntil, Date.now() + ms);
    if (mark() === whose) ports.send({ kind: 'rest', poll, whose, until: restUntil });
  }

  function share(data: unknown) {
    if (asked.whose !== whose || mark() !== whose) return;
    ports.send({ kind: 'answer', poll, whose, askedAt: asked.at, data });
  }

  function take({ askedAt, data }: Extract<PollNews, { kind: 'answer' }>) {
    const now = Date.now();
    const newest = knownAt > now ? 0 : knownAt;
    const judged = v.safeParse(plan.holds, data);
    if (!judged.success || askedAt <= newest || askedAt > now + CLOCK_SLACK_MS) return;
    // An answer under way that was asked before this one would only bring back the past.
    if (query.state.fetchStatus !== 'idle' && asked.at < askedAt)
      void queryClient.cancelQueries({ queryKey, exact: true });
    queryClient.setQueryData(queryKey, judged.output, { updatedAt: askedAt });
    knownAt = askedAt;
    answered(askedAt);
  }

  return {
    looked(by) {
      if (by === 'nobody') {
        clearTimeout(timer);
        stopPacing?.();
        leadership?.stop();
        leadership = null;
      } else if (leadership === null) {
        returned = false;
        leadership = ports.leader(`poll ${whose} ${poll}`);
        leadership.subscribe(stood);
        stopPacing = ports.pace?.subscribe(paced);
        stood();
      }
    },
    happened(event) {
      if (event.type === 'fetch') asked = { at: Date.now(), whose: mark() };
      if (event.type === 'invalidate') knownAt = Date.now();
      if (event.type === 'failed') rest(askedRest(event.error));
      if (event.type === 'error') {
        concluded();
        rest(restAfter(event.error));
      }
      if (event.type === 'success' && event.manual === true) knownAt = Date.now();
      if (event.type === 'success' && event.manual !== true) {
        answered(asked.at);
        share(event.data);
      }
      replan();
    },
    told(news) {
      if (news.whose !== whose || mark() !== whose) return;
      if (news.kind === 'answer') take(news);
      else restUntil = Math.max(restUntil, Math.min(news.until, Date.now() + LONGEST_REST_MS));
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
