import type { Navigation } from '@baize/domain/page-paths';
import { createContext, useContext, useEffect } from 'react';
import type { findStoryPlatform } from './story-platforms.ts';
import type { findStoryViewer, Viewer } from './story-viewers.ts';

/** What a reviewer chose above a story instead of what the story says; null leaves it to the story. */
export interface StoryChoice {
  viewer: ReturnType<typeof findStoryViewer>;
  navigation: Navigation | null;
  platform: ReturnType<typeof findStoryPlatform>;
  /** Told which choice the story follows, so that the workbench can name those it does not. */
  onFollowed(followed: { viewer: Viewer } | { navigation: true }): void;
}

/** Without Storybook nobody chose anything. */
export const StoryChoiceContext = createContext<StoryChoice | null>(null);

/** Returns the viewer and the platform the reviewer chose, and notifies the workbench that the story has them. */
export function useChosenSession(own: Viewer): Pick<StoryChoice, 'viewer' | 'platform'> {
  const choice = useContext(StoryChoiceContext);
  useEffect(() => choice?.onFollowed({ viewer: own }), [choice, own]);
  return choice ?? NOTHING_CHOSEN;
}

const NOTHING_CHOSEN = { viewer: null, platform: null };

/** Returns the layout the reviewer chose, and notifies the workbench that the story can stand in one. */
export function useChosenNavigation(): Navigation | null {
  const choice = useContext(StoryChoiceContext);
  useEffect(() => choice?.onFollowed({ navigation: true }), [choice]);
  return choice?.navigation ?? null;
}
