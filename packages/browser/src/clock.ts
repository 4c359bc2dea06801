import { createClock } from './create-clock.ts';
import { storedValue } from './storage.ts';

const remembered = storedValue<number>({
  key: 'clock-offset',
  parse: (raw) => (typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined),
  fallback: 0,
  area: 'session',
});

/**
 * The platform's clock as far as this browser knows it: the device's, moved by what the answers' `Date` headers say.
 * Every countdown, calendar and window goes by it. A reload starts from what the visit knew.
 */
export const platformClock = createClock({ deviceNow: () => Date.now(), remembered });

/**
 * The device's own clock, for what only this browser measures, such as how long nobody touched it: it does not move
 * with what the platform says.
 */
export const deviceClock = createClock({
  deviceNow: () => Date.now(),
  remembered: { get: () => 0, set: () => undefined },
});
