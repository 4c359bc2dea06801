import { parsePollNews } from '@baize/api/queries/poll-news';
import { sharePolls } from '@baize/api/queries/share-polls';
import { randomId } from '@baize/browser/random';
import { tabChannel } from '@baize/browser/tab-channel';
import { leadTabs } from '@baize/browser/tab-leader';
import { tokenStore } from '@baize/browser/token-store';
import type { QueryClient } from '@tanstack/react-query';
import { attendanceStore, pace } from '../session/idle.ts';

/**
 * Joins a document's cache to the other tabs of this browser, so that all share one poll (HTTP-06).
 * Tabs that cannot tell each other what they learn each lead a name of their own.
 */
export function sharePollsOf(queryClient: QueryClient): () => void {
  const channel = tabChannel({ name: 'polls', parse: parsePollNews });
  const own = randomId();
  return sharePolls(queryClient, {
    token: () => tokenStore.get(),
    leader: (name) => leadTabs(channel.carries() ? name : `${name} ${own}`),
    pace: { factor: pace, subscribe: attendanceStore.subscribe },
    send: (news) => channel.post(news),
    hear: (listener) => channel.subscribe(listener),
  });
}
