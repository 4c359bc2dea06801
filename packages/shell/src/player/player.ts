export { PlayerIsland } from './player-island.tsx';
export { safetyEndsOf, useSafety } from './use-safety.ts';
export { useApi } from './use-api.ts';
export { usePlayer } from './use-player.ts';
export { usePromoSilence, type KnownSilence } from './use-promo-silence.ts';
