import { defineFeature } from '@baize/shell/brand';

/** Looking for a game, as a brand composes it. */
export const lobbyFeature = defineFeature({
  name: 'lobby',
  modals: {
    search: () => import('./search/search-dialog.tsx').then((code) => ({ default: code.SearchDialog })),
  },
});
