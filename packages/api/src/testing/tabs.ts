import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { onTestFinished, vi } from 'vitest';
import type { LeadershipStatus } from '../queries/schedule-poll.ts';
import type { PollMessage } from '../queries/poll-message.ts';
import type { Leadership } from '../queries/shared-poll.ts';
import { rakebackDaysQuery } from '../queries/rakeback-days.ts';
import { sharePolls } from '../queries/share-polls.ts';
import { startClient } from './platform.ts';

type FakeTab = { present: boolean; names: Map<string, Set<() => void>> };

/** The browser as far as shared polls know it: who leads among the tabs that are present, and a line between them. */
export function createFakeBrowser({ token = 'token-of-7' }: { token?: string | null } = {}) {
  const places: FakeTab[] = [];
  const ears: { place: FakeTab; hear(news: PollMessage): void }[] = [];
  const sent: PollMessage[] = [];
  const session = { token };

  const leaderOf = (name: string) => places.find((place) => place.present && place.names.has(name));
  const turn = () => {
    for (const place of places) for (const hears of place.names.values()) for (const hear of hears) hear();
  };

  function leader(place: FakeTab, name: string): Leadership {
    const hears = new Set<() => void>();
    place.names.set(name, hears);
    queueMicrotask(turn);
    return {
      status(): LeadershipStatus {
        if (!place.present) return 'rests';
        return leaderOf(name) === place ? 'leads' : 'follows';
      },
      subscribe(hear) {
        hears.add(hear);
        return () => void hears.delete(hear);
      },
      stop() {
        place.names.delete(name);
        queueMicrotask(turn);
      },
    };
  }

  /** A tab with a client and a cache of its own; `answer` is what the platform answers it. */
  function openTab(answer: () => Promise<Response>) {
    const place: FakeTab = { present: true, names: new Map() };
    places.push(place);
    const send = vi.fn(answer);
    const { client } = startClient({
      baseUrl: 'http://platform.test',
      token: () => session.token,
      fetch: send,
    });
    const cache = new QueryClient();
    cache.mount();
    const leave = sharePolls(cache, {
      token: () => session.token,
      electLeader: (name) => leader(place, name),
      send(news) {
        sent.push(structuredClone(news));
        for (const ear of ears) if (ear.place !== place) ear.hear(structuredClone(news));
      },
      subscribe(hear) {
        const ear = { place, hear };
        ears.push(ear);
        return () => void ears.splice(ears.indexOf(ear), 1);
      },
    });
    const query = rakebackDaysQuery(client);
    const close = () => {
      leave();
      cache.clear();
      cache.unmount();
    };
    onTestFinished(close);
    return {
      send,
      cache,
      query,
      /** Opens the calendar; returns how to close it. */
      look: () => new QueryObserver(cache, query).subscribe(() => undefined),
      days: () => cache.getQueryData(query.queryKey),
      /** Hides the tab or shows it again. */
      be(now: 'away' | 'back') {
        place.present = now === 'back';
        turn();
      },
      close() {
        places.splice(places.indexOf(place), 1);
        close();
        turn();
      },
    };
  }

  /** A message as it might come from a tab that is not one of these. */
  const whisper = (news: PollMessage) => {
    for (const ear of ears) ear.hear(news);
  };

  return { openTab, session, sent, whisper, listeners: () => ears.length };
}
