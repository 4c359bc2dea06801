import { createClient } from '@baize/api/client';
import { platformClock } from '@baize/browser/clock';
import { takeEarlyAnswer } from '@baize/browser/early-answers';
import { thisTab } from '@baize/browser/tab-name';
import { tokenStore } from '@baize/browser/token-store';
import { QueryClient } from '@tanstack/react-query';
import { reportProblem } from '../errors/report.ts';
import { sessionLocked, sessionRefused } from '../session/session-refused.ts';
import { endWhenLocked } from './end-when-locked.ts';
import type { PlayerRuntime } from './player-runtime.ts';
import { sharePollsOf } from './share-polls.ts';

/** What every client of this document has in common; only whose token it sends may differ. */
export const clientPorts = {
  baseUrl: '',
  locale: () => document.documentElement.lang,
  onServerDate: platformClock.onServerDate,
  report: reportProblem,
};

const api = createClient({
  ...clientPorts,
  token: () => tokenStore.get(),
  onSessionEnded: sessionRefused,
  early: takeEarlyAnswer,
});

const queryClient = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false }, mutations: { retry: false } },
});

// Before the tab can be duplicated: the copy would take its name.
thisTab();
sharePollsOf(queryClient);
endWhenLocked(queryClient, sessionLocked);

/** The document's client and cache. This module is the heavy one: import it dynamically. */
export const runtime: PlayerRuntime = { api, queryClient };
