import type { UserDetails } from '@baize/api/endpoints/session';
import { playerFixture } from './player-fixture.ts';

/** The state of the session that a story or a test begins in. */
export type Viewer = 'starting' | 'visitor' | 'unread' | 'player';

interface StoryViewer {
  /** As Storybook's toolbar names it. */
  title: string;
  viewer: Viewer;
  /** Takes the place of the story's own player; without one the story's stays. */
  createPlayer?: () => UserDetails;
}

/** Who a reviewer can show a story to, from Storybook's toolbar. */
export const STORY_VIEWERS = {
  visitor: { title: 'Visitor', viewer: 'visitor' },
  starting: { title: 'Session still loading', viewer: 'starting' },
  unread: { title: 'Session that could not be read', viewer: 'unread' },
  player: { title: 'Player', viewer: 'player' },
  'empty-wallet': {
    title: 'Player with an empty wallet',
    viewer: 'player',
    createPlayer: () => playerFixture({ amount: 0 }),
  },
  crypto: {
    title: 'Player with bitcoin',
    viewer: 'player',
    createPlayer: () => playerFixture({ amount: 0.004_12, currencyCode: 'BTC', isCrypto: true }),
  },
  frozen: {
    title: 'Player on a break',
    viewer: 'player',
    createPlayer: () => playerFixture({ limit: { frozenUntil: '2999-01-01T00:00:00.000Z' } }),
  },
  excluded: {
    title: 'Self-excluded player',
    viewer: 'player',
    createPlayer: () => playerFixture({ limit: { isSelfExclusionPermanent: true } }),
  },
} as const satisfies Record<string, StoryViewer>;

/** Returns the viewer of a toolbar's value, null where it names none. */
export function findStoryViewer(name: unknown): StoryViewer | null {
  return typeof name === 'string' && isStoryViewer(name) ? STORY_VIEWERS[name] : null;
}

function isStoryViewer(name: string): name is keyof typeof STORY_VIEWERS {
  return Object.hasOwn(STORY_VIEWERS, name);
}
