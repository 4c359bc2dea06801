import type { Query, QueryClient } from '@tanstack/react-query';
import type { PollMessage } from './poll-message.ts';
import { createSharedPoll, type SharedPoll, type PollPorts } from './shared-poll.ts';
import { markAsShared } from './query-defaults.ts';

/**
 * Makes the polls of a cache one poll for all tabs of a browser (HTTP-06): of the tabs that show a polled query, one
 * asks; every good answer of any tab, polled or asked for, goes to the others with the time it was asked, and the newest
 * asked wins. An answer reaches only a query of the same session. Returns how to leave.
 */
export function sharePolls(queryClient: QueryClient, ports: PollPorts): () => void {
  const cache = queryClient.getQueryCache();
  const polls = new Map<Query, SharedPoll>();
  let stopHearing: (() => void) | null = null;

  const holds = (query: Query) => cache.get(query.queryHash) === query;

  function pollOf(query: Query): SharedPoll | undefined {
    const config = query.meta?.poll;
    const known = polls.get(query);
    if (known !== undefined || config === undefined) return known;
    markAsShared(query);
    const poll = createSharedPoll({ query, config, queryClient, ports });
    polls.set(query, poll);
    stopHearing ??= ports.subscribe(hear);
    return poll;
  }

  function hear(news: PollMessage) {
    const query = cache.get(news.poll);
    if (query !== undefined) polls.get(query)?.onMessage(news);
  }

  function forget(query: Query) {
    polls.get(query)?.close();
    polls.delete(query);
    if (polls.size > 0) return;
    stopHearing?.();
    stopHearing = null;
  }

  function sweep() {
    for (const query of polls.keys()) if (!holds(query)) forget(query);
  }

  const stopWatching = cache.subscribe((event) => {
    const { type } = event;
    if (type === 'removed') sweep();
    const query = cache.get(event.query.queryHash);
    // A query that was taken out may still say its last words under the same name.
    if (query === undefined || query !== event.query) return;
    if (type === 'added') pollOf(query);
    if (type === 'observerAdded') pollOf(query)?.onObserversChange('somebody');
    if (type === 'observerRemoved' && query.getObserversCount() === 0)
      pollOf(query)?.onObserversChange('nobody');
    if (type === 'updated') polls.get(query)?.onQueryEvent(event.action);
  });

  return () => {
    stopWatching();
    for (const query of polls.keys()) forget(query);
  };
}
