import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { onTestFinished, vi } from 'vitest';
import type { Standing } from '../queries/next-ask.ts';
import type { PollNews } from '../queries/poll-news.ts';
import type { Leadership } from '../queries/poll.ts';
import { rakebackDaysQuery } from '../queries/rakeback-days.ts';
import { sharePolls } from '../queries/share-polls.ts';
import { startClient } from './platform.ts';

type Place = { present: boolean; names: Map<string, Set<() => void>> };

/** The browser as far as shared polls know it: who leads among the tabs that are present, and a line between them. */
export function openBrowser({ token = 'token-of-7' }: { token?: string | null } = {}) {
  const places: Place[] = [];
  const ears: { place: Place; hear(news: PollNews): void }[] = [];
  const sent: PollNews[] = [];
  const session = { token };

  const leaderOf = (name: string) => places.find((place) => place.present && place.names.has(name));
  const turn = () => {
    for (const place of places) for (const hears of place.names.values()) for (const hear of hears) hear();
  };

  function leader(place: Place, name: string): Leadership {
    const hears = new Set<() => void>();
    place.names.set(name, hears);
    queueMicrotask(turn);
    return {
      standing(): Standing {
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
    const place: Place = { present: true, names: new Map() };
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
      leader: (name) => leader(place, name),
      send(news) {
        sent.push(structuredClone(news));
        for (const ear of ears) if (ear.place !== place) ear.hear(structuredClone(news));
      },
      hear(hear) {
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
  const whisper = (news: PollNews) => {
    for (const ear of ears) ear.hear(news);
  };

  return { openTab, session, sent, whisper, listeners: () => ears.length };
}
