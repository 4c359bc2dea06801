import type { ApiClient } from '@baize/api/client';
import { ApiFailure, type ApiFailureInit } from '@baize/api/failure';

interface StoryPlatform {
  /** As Storybook's toolbar names it. */
  title: string;
  createApi(): ApiClient;
}

/** A client that answers nothing: what waits for it stays loading. */
export function createPendingClient(): ApiClient {
  return {
    send: () => new Promise(() => undefined),
    upload: () => new Promise(() => undefined),
    report: () => undefined,
  };
}

function createFailingClient(failure: Pick<ApiFailureInit, 'kind' | 'status'>): ApiClient {
  const fail = ({ path }: { path: string }) => Promise.reject(new ApiFailure({ ...failure, path }));
  return { send: fail, upload: fail, report: () => undefined };
}

/** How a reviewer can let the platform behave in a story, from Storybook's toolbar. */
export const STORY_PLATFORMS = {
  loading: { title: 'Platform never answers', createApi: createPendingClient },
  offline: {
    title: 'Offline (it tries again for some seconds)',
    createApi: () => createFailingClient({ kind: 'offline' }),
  },
  // Not of the kind `server`: that is tried again for as long as a missing connection.
  failed: {
    title: 'Platform fails (503)',
    createApi: () => createFailingClient({ kind: 'refused', status: 503 }),
  },
} as const satisfies Record<string, StoryPlatform>;

/** Returns the platform of a toolbar's value, null where it names none. */
export function findStoryPlatform(name: unknown): StoryPlatform | null {
  return typeof name === 'string' && isStoryPlatform(name) ? STORY_PLATFORMS[name] : null;
}

function isStoryPlatform(name: string): name is keyof typeof STORY_PLATFORMS {
  return Object.hasOwn(STORY_PLATFORMS, name);
}
