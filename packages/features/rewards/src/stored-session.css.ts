import { layers } from '@baize/ui/layers';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle } from './feature-style.ts';

/**
 * A visitor's card is an empty box of its own size while a kept session is being read: whoever comes back is not greeted
 * as a stranger, and nothing calls to play before it is known that it may.
 */
export const visitorBox = featureStyle({});

globalStyle(`html[data-session="kept"] ${visitorBox} > *`, {
  '@layer': { [layers.feature]: { visibility: 'hidden' } },
});

/** Boxes that are a player's too stay in sight. */
export const visibleToPlayers = featureStyle({
  selectors: { 'html[data-session="kept"] &': { visibility: 'visible' } },
});
