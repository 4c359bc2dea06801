export {
  StoryChoiceContext,
  useChosenNavigation,
  useChosenSession,
  type StoryChoice,
} from './story-choice.ts';
export { createPendingClient, findStoryPlatform, STORY_PLATFORMS } from './story-platforms.ts';
export { findStoryViewer, STORY_VIEWERS, type Viewer } from './story-viewers.ts';
