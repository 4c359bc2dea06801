export { PlayerIsland } from './player-island.tsx';
export { useApi } from './use-api.ts';
export { usePlayer } from './use-player.ts';
