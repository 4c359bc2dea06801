export { useNow } from './use-now.ts';
export { useWakeAt } from './use-wake-at.ts';
export { useZone } from './use-zone.ts';
export { useHydrated } from './use-hydrated.ts';
export { useSecondsLeft } from './use-seconds-left.ts';
export { LocalTime } from './local-time.tsx';
export { useZoneLabel, ZoneNote } from './zone-note.tsx';
export { afterHydration, beginHydration, endHydration } from './hydration.ts';
export { lastInput } from './last-input.ts';
