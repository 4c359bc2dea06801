/** Where the browser says it is, with the radius in metres it is sure of; or why it does not. */
export type GeolocationResult =
  | { kind: 'found'; latitude: number; longitude: number; accuracy: number }
  | { kind: 'denied' | 'unsupported' | 'timed-out' | 'unavailable' };

/** Asks the browser where it is, as exactly as it can tell (GEO-03). Never throws; it may ask the person first. */
export async function requestPosition({ patienceMs }: { patienceMs: number }): Promise<GeolocationResult> {
  const finder: Geolocation | undefined = globalThis.navigator?.geolocation;
  if (!finder) return { kind: 'unsupported' };
  return new Promise((found) => {
    // Some browsers count their time-out only once the person has allowed to be found.
    const tired = setTimeout(() => found({ kind: 'timed-out' }), patienceMs + PROMPT_TIMEOUT_MS);
    const settle = (place: GeolocationResult) => {
      clearTimeout(tired);
      found(place);
    };
    finder.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        settle({ kind: 'found', latitude, longitude, accuracy }),
      ({ code }) => settle({ kind: ERROR_KINDS[code] ?? 'unavailable' }),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 0 },
    );
  });
}

/** How long a person is given to answer the browser's question, in ms. */
const PROMPT_TIMEOUT_MS = 60_000;

/** The reasons of the Geolocation API, by its numbers. */
const ERROR_KINDS: Readonly<Record<number, 'denied' | 'unavailable' | 'timed-out'>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timed-out',
};

/** How the browser names itself. */
export function userAgent(): string {
  return globalThis.navigator?.userAgent ?? '';
}
