/** News of one heart between the tabs of a player; `of` keeps the next player's tabs out of it. */
export interface FavoriteMessage {
  of: string;
  gameId: string;
  wish: 'keep' | 'drop';
  /** `asked` on the way to the platform, `over` once it has answered. */
  stage: 'asked' | 'over';
}

/** Reads what another tab said, which may be of another version of the page. */
export function parseFavoriteMessage(raw: unknown): FavoriteMessage | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  if (!('of' in raw && 'gameId' in raw && 'wish' in raw && 'stage' in raw)) return undefined;
  const { of, gameId, wish, stage } = raw;
  if (typeof of !== 'string' || typeof gameId !== 'string') return undefined;
  if (wish !== 'keep' && wish !== 'drop') return undefined;
  return stage === 'asked' || stage === 'over' ? { of, gameId, wish, stage } : undefined;
}
