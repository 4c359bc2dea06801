import { parsePollMessage } from '@baize/api/queries/poll-message';
import { sharePolls } from '@baize/api/queries/share-polls';
import { randomId } from '@baize/browser/random';
import { createTabChannel } from '@baize/browser/tab-channel';
import { electTabLeader } from '@baize/browser/tab-leader';
import { tokenStore } from '@baize/browser/token-store';
import type { QueryClient } from '@tanstack/react-query';
import { activityStore, pollFactor } from './activity-state.ts';

/**
 * Joins a document's cache to the other tabs of this browser, so that all share one poll (HTTP-06).
 * Tabs that cannot tell each other what they learn each lead a name of their own.
 */
export function sharePollsAcrossTabs(queryClient: QueryClient): () => void {
  const channel = createTabChannel({ name: 'polls', parse: parsePollMessage });
  const own = randomId();
  return sharePolls(queryClient, {
    token: () => tokenStore.get(),
    electLeader: (name) => electTabLeader(channel.isSupported() ? name : `${name} ${own}`),
    slowdown: { factor: pollFactor, subscribe: activityStore.subscribe },
    send: (news) => channel.post(news),
    subscribe: (listener) => channel.subscribe(listener),
  });
}
