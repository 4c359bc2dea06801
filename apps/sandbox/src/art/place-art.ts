import { gameArt } from './game-art.ts';
import type { ArtHint } from './game-art.ts';

/** What stands for a place of the app that is empty or failed: game art without a game (look §13). */
const PLACE_SCENES = {
  search: { motif: 'fish', palette: 'reef', scene: 'deep' },
  login: { motif: 'key', palette: 'ember', scene: 'gables' },
  favourites: { motif: 'shell', palette: 'lagoon', scene: 'waves' },
  tournaments: { motif: 'drum', palette: 'plum', scene: 'rays' },
  failed: { motif: 'bolt', palette: 'ice', scene: 'night' },
  bonuses: { motif: 'lantern', palette: 'dusk', scene: 'night' },
  promotions: { motif: 'sun', palette: 'desert', scene: 'peaks' },
  receipts: { motif: 'bell', palette: 'mint', scene: 'arches' },
  friends: { motif: 'bird', palette: 'leaf', scene: 'leaves' },
} as const satisfies Record<string, ArtHint>;

/** The pictures by place, each the same bytes every time; the app crops them round. */
export const placeImages: readonly { file: string; draw(): string }[] = Object.entries(PLACE_SCENES).map(
  ([place, hint]) => ({
    file: `${place}.svg`,
    draw: () => `${gameArt({ slug: `place-${place}`, title: '', shape: 'thumb', ...hint })}\n`,
  }),
);

/** Where the app keeps them. */
export const PLACE_FOLDER = new URL('../../../../packages/ui/src/components/illustration/', import.meta.url);
