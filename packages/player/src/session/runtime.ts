import { createClient } from '@baize/api/client';
import { platformClock } from '@baize/browser/clock';
import { takePreHydrationResponse } from '@baize/browser/pre-hydration-responses';
import { getTabId } from '@baize/browser/tab-id';
import { tokenStore } from '@baize/browser/token-store';
import { QueryClient } from '@tanstack/react-query';
import { activeLocale } from '@baize/page/messages';
import { reportDiagnostic } from '@baize/page/report';
import { sessionLocked, sessionRefused } from './session-refused.ts';
import { endWhenLocked } from './end-when-locked.ts';
import type { PlayerRuntime } from './player-runtime.ts';
import { sharePollsAcrossTabs } from './share-polls.ts';

/** What every client of this document has in common; only whose token it sends may differ. */
export const clientPorts = {
  baseUrl: '',
  // `lang` changes when React commits: a request before that would still be sent in the old language.
  locale: () => activeLocale() ?? document.documentElement.lang,
  onServerDate: platformClock.onServerDate,
  report: reportDiagnostic,
};

const api = createClient({
  ...clientPorts,
  token: () => tokenStore.get(),
  onSessionEnded: sessionRefused,
  preHydrationResponse: takePreHydrationResponse,
});

const queryClient = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false }, mutations: { retry: false } },
});

// Before the tab can be duplicated: the copy would take its name.
getTabId();
sharePollsAcrossTabs(queryClient);
endWhenLocked(queryClient, sessionLocked);

/** The document's client and cache. This module is the heavy one: import it dynamically. */
export const runtime: PlayerRuntime = { api, queryClient };
