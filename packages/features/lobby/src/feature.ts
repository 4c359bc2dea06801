import { defineFeature } from '@baize/page/brand';

/** Looking for a game, as a brand composes it. */
export const lobbyFeature = defineFeature({
  name: 'lobby',
  modals: {
    search: async () => ({ default: (await (await import('./lazy.ts')).loadSearch()).SearchDialog }),
  },
});
