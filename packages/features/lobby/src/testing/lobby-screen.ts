import { waitForText, withViewer } from '@baize/shell/screen-story';
import { lobbyPlatform } from './lobby-platform.ts';

/** A screen of the lobby as a visitor has it, once this text is there. */
export const asVisitor = (text: string | RegExp) => ({
  decorators: [withViewer('visitor', () => ({ api: lobbyPlatform() }))],
  play: waitForText(text),
});

/** The same for a player. */
export const asPlayer = (text: string | RegExp) => ({
  decorators: [withViewer('player', () => ({ api: lobbyPlatform() }))],
  play: waitForText(text),
});
