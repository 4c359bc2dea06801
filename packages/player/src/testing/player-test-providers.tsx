import type { ApiClient } from '@baize/api/client';
import type { UserDetails } from '@baize/api/endpoints/session';
import { queryKeys } from '@baize/api/queries/keys';
import type { SessionState } from '@baize/domain/session';
import type { PublicSettings } from '@baize/domain/settings';
import { QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { PageProvider, usePage } from '@baize/page';
import { BrandProvider, type Brand } from '@baize/page/brand';
import { brandFixture } from '@baize/page/testing';
import { RuntimeContext } from '../session/player-runtime.ts';
import type { SessionStore } from '../session/session-store.ts';
import { SessionContext } from '../session/session.ts';
import { playerFixture } from './player-fixture.ts';
import { useChosenSession } from './story-choice.ts';
import { createPendingClient } from './story-platforms.ts';
import type { Viewer } from './story-viewers.ts';

export interface PlayerTestProvidersProps {
  children: ReactNode;
  /** Who is at the screen; a visitor unless said otherwise. */
  viewer?: Viewer;
  player?: UserDetails;
  /** A client that answers; without one every call waits for ever. */
  api?: ApiClient;
  brand?: Partial<Brand>;
  settings?: Partial<PublicSettings>;
}

/** A brand, a session and a player without a platform, inside the page and router of a story. */
export function PlayerTestProviders({ children, viewer = 'visitor', ...parts }: PlayerTestProvidersProps) {
  const page = usePage();
  const chosen = useChosenSession(viewer);
  const [runtime] = useState(() =>
    runtimeStub(chosen.viewer?.createPlayer?.() ?? parts.player, chosen.platform?.createApi() ?? parts.api),
  );
  const [session] = useState(() => sessionStub(chosen.viewer?.viewer ?? viewer));
  useState(markActivity);
  return (
    <BrandProvider value={brandFixture(parts.brand)}>
      <PageProvider value={{ ...page, settings: { ...page.settings, ...parts.settings } }}>
        <SessionContext value={session}>
          <RuntimeContext value={runtime}>{children}</RuntimeContext>
        </SessionContext>
      </PageProvider>
    </BrandProvider>
  );
}

/** Whoever draws a stage is there to look at it: what waits for a first sign comes at once (`first-activity.ts`). */
function markActivity(): void {
  if (typeof document !== 'undefined') document.documentElement.dataset['somebody'] = '';
}

const STATES: Record<Viewer, SessionState> = {
  starting: { phase: 'starting' },
  visitor: { phase: 'signed-out', ended: null },
  unread: { phase: 'signed-out', ended: null, isUnverified: true },
  player: { phase: 'signed-in' },
};

function sessionStub(viewer: Viewer): SessionStore {
  return { get: () => STATES[viewer], subscribe: () => () => undefined, dispatch: () => undefined };
}

function runtimeStub(player = playerFixture(), api = createPendingClient()) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  });
  queryClient.setQueryData(queryKeys.userDetails, player);
  return { api, queryClient };
}
