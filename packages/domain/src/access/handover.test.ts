import { expect, test } from 'vitest';
import { handoverUrl, isFromOwnAddress, readHandover } from './handover.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const settings = {
  casinoOrigin: 'https://casino.example',
  mirrorDomain: [{ url: 'https://m.example/welcome' }],
};

test('the code stands in the fragment alone [MIR-01]', () => {
  const href = handoverUrl({ origin: 'https://m.example', code: 'a-b_c', path: '/de/casino' });
  expect(href).toBe('https://m.example/handover#code=a-b_c&to=%2Fde%2Fcasino');
});

test.each([
  ['https://casino.example/', true],
  ['https://m.example', true],
  ['http://m.example/', false],
  ['https://m.example.evil.example/', false],
  ['https://evil.example/?https://casino.example', false],
  ['', false],
])('a page of %o is of the brand: %s [MIR-01]', (from, isOwn) => {
  expect(isFromOwnAddress(from, settings)).toBe(isOwn);
});

test('without an origin of its own a brand has only its mirrors [MIR-01]', () => {
  expect(isFromOwnAddress('https://m.example/', { ...settings, casinoOrigin: null })).toBe(true);
  expect(isFromOwnAddress('https://casino.example/', { ...settings, casinoOrigin: null })).toBe(false);
});

test.each([
  [{ code: 'c', from: '', at: NOW - 119_999 }, true],
  [{ code: 'c', from: '', at: NOW - 120_000 }, false],
  [{ code: '', from: '', at: NOW }, false],
  [{ code: 'c', from: null, at: NOW }, false],
  [{ code: 'c', from: '', at: 'now' }, false],
  [{}, false],
  [null, false],
  ['c', false],
])('of %j there is a code: %s [MIR-01]', (raw, hasCode) => {
  expect(readHandover(raw, NOW)).toEqual(hasCode ? raw : undefined);
});
