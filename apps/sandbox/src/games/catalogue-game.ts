import type { GameArtRequest } from '../art/art.ts';

/** A game as get-games answers it (contract "Lobby"): percent, multiples of the stake, bets in euro, dates `yyyy-MM-dd`. */
export type GameRow = {
  id: string;
  slug: string;
  name: string;
  provider: { id: string; slug: string; name: string };
  /** Slugs of categories and sub-categories. */
  categories: string[];
  thumbnail: string;
  releaseDate: string;
  returnToPlayer: number;
  maxMultiplier: number;
  minBet: number;
  maxBet: number;
  volatility: 'low' | 'medium' | 'high';
  hasDemo: boolean;
  isLive: boolean;
  restrictedCountries: string[];
};

/** What a game is, whatever it is about: it decides figures, categories and shape of the picture. */
export type GameKind = 'slot' | 'live' | 'table' | 'instant';

/** A game before it has figures: its name, whose it is, where it stands in the lobby, how it is drawn. */
export type GameTemplate = {
  id: string;
  kind: GameKind;
  name: string;
  /** Sub-categories by slug; their top categories follow from them. */
  subCategories: string[];
  art: Omit<GameArtRequest, 'slug' | 'title' | 'shape'>;
  /** Slug of the provider where it is not drawn by lot. */
  provider?: string;
  /** Days before the catalogue's instant, where not drawn by lot. */
  releasedDaysAgo?: number;
};

/** A game of the catalogue with what queries and pictures need beside its row. */
export type CatalogueGame = {
  row: GameRow;
  /** The house's own order, from 1. */
  rank: number;
  /** Place among all games by name, from 0. */
  nameOrder: number;
  /** Name and provider, folded for search. */
  searchText: string;
  art: GameArtRequest;
};

export type Catalogue = {
  /** In the house's own order. */
  games: readonly CatalogueGame[];
  bySlug: ReadonlyMap<string, CatalogueGame>;
  byId: ReadonlyMap<string, CatalogueGame>;
};
