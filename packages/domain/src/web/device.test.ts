import * as fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import {
  BREAKPOINTS,
  DEVICE_TYPES,
  deviceType,
  type DeviceType,
  isDeviceType,
  menuLayout,
} from './device.ts';
import { RUNS } from '../testing/runs.ts';

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
])('a window %d px wide is a %s [NAV-12]', (width, type) => {
  expect(deviceType(width)).toBe(type);
});

test('navigation goes in a menu up to 1450 px [NAV-12]', () => {
  expect([1024, 1450, 1450.9, 1451].map(menuLayout)).toEqual(['in-menu', 'in-menu', 'in-menu', 'full']);
});

test('only the three device types are device types', () => {
  expect(['desktop', 'tablet', 'mobile'].every(isDeviceType)).toBe(true);
  expect(['Mobile', 'tv', '', null, 3].some(isDeviceType)).toBe(false);
});

test('the wider a window, the larger its device, and only three steps lie between [NAV-12]', () => {
  expect(BREAKPOINTS).toEqual({ mobile: 767, tablet: 1024, inMenu: 1450 });
  expect(DEVICE_TYPES).toEqual(['desktop', 'tablet', 'mobile']);
  expectTypeOf(deviceType).returns.toEqualTypeOf<DeviceType>();
  const sizes: DeviceType[] = ['mobile', 'tablet', 'desktop'];
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), (width) => {
      expect(sizes.indexOf(deviceType(width))).toBe(Number(width >= 768) + Number(width >= 1025));
      expect(menuLayout(width)).toBe(width >= 1451 ? 'full' : 'in-menu');
    }),
    RUNS,
  );
});
