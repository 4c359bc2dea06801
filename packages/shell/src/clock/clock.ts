export { useNow } from './use-now.ts';
export { useZone } from './use-zone.ts';
export { useHydrated } from './use-hydrated.ts';
export { useSecondsLeft } from './use-seconds-left.ts';
