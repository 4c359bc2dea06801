import { afterEach, expect, test, vi } from 'vitest';
import { requestPosition, userAgent } from './geolocation.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Asked = Parameters<Geolocation['getCurrentPosition']>;

function finder(answer: (...asked: Asked) => void) {
  vi.stubGlobal('navigator', { userAgent: 'Tester', geolocation: { getCurrentPosition: answer } });
}

test('a browser that is found says where, as exactly as it can, within its time', async () => {
  let options: PositionOptions | undefined;
  finder((found, _failed, asked) => {
    options = asked;
    // @ts-expect-error the rest of a position is of no use here
    found({ coords: { latitude: 52.37, longitude: 4.89, accuracy: 35 } });
  });
  expect(await requestPosition({ patienceMs: 10_000 })).toEqual({
    kind: 'found',
    latitude: 52.37,
    longitude: 4.89,
    accuracy: 35,
  });
  expect(options).toEqual({ enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 });
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timed-out'],
])('the refusal %i of a browser is read as %s', async (code, kind) => {
  // @ts-expect-error only the code is read
  finder((_found, failed) => failed?.({ code }));
  expect(await requestPosition({ patienceMs: 10_000 })).toEqual({ kind });
});

test('a browser that cannot tell, or never answers, is no reason to wait for ever', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Tester' });
  expect(await requestPosition({ patienceMs: 10_000 })).toEqual({ kind: 'unsupported' });
  expect(userAgent()).toBe('Tester');
  vi.useFakeTimers();
  finder(() => undefined);
  const asked = requestPosition({ patienceMs: 10_000 });
  await vi.advanceTimersByTimeAsync(70_000);
  expect(await asked).toEqual({ kind: 'timed-out' });
});
