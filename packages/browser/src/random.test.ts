import { afterEach, expect, test, vi } from 'vitest';
import { randomId, visitSeed } from './random.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('every id is a UUID of its own, also where the browser offers less', () => {
  const offers = [crypto, { getRandomValues: crypto.getRandomValues.bind(crypto) }, undefined];
  for (const offer of offers) {
    vi.stubGlobal('crypto', offer);
    const ids = Array.from({ length: 50 }, randomId);
    for (const id of ids) expect(id).toMatch(UUID);
    expect(new Set(ids).size).toBe(50);
  }
});

test('the seed stays the same for the visit and is new for the next', () => {
  const first = visitSeed();
  expect(visitSeed()).toBe(first);
  sessionStorage.clear();
  const seeds = new Set([first, visitSeed()]);
  sessionStorage.clear();
  seeds.add(visitSeed());
  expect(seeds.size).toBeGreaterThan(1);
});
