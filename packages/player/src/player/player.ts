export { PlayerBoundary } from './player-boundary.tsx';
export { exclusionEndsAt, useExclusionStatus } from './use-exclusion-status.ts';
export { useApi } from './use-api.ts';
export { usePlayer } from './use-player.ts';
export { usePromoSuppression, type PromoSuppressionState } from './use-promo-suppression.ts';
