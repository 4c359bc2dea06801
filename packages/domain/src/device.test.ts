import { expect, test } from 'vitest';
import { deviceType, isDeviceType, menuLayout } from './device.ts';

test.each([
  [0, 'mobile'],
  [320, 'mobile'],
  [767, 'mobile'],
  [767.5, 'mobile'],
  [768, 'tablet'],
  [1024, 'tablet'],
  [1025, 'desktop'],
  [2560, 'desktop'],
  [Number.NaN, 'desktop'],
])('a window %d px wide is a %s', (width, type) => {
  expect(deviceType(width)).toBe(type);
});

test('navigation goes in a menu up to 1450 px', () => {
  expect([1024, 1450, 1451].map(menuLayout)).toEqual(['in-menu', 'in-menu', 'full']);
});

test('only the three device types are device types', () => {
  expect(['desktop', 'tablet', 'mobile'].every(isDeviceType)).toBe(true);
  expect(['Mobile', 'tv', '', null, 3].some(isDeviceType)).toBe(false);
});
