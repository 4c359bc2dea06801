import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultRouteMap } from './route-map.ts';

test.each(Object.keys(defaultRouteMap))('%s is served by a route module', (path) => {
  expect(existsSync(defaultRouteMap[path] ?? '')).toBe(true);
});

test('the root page, the link target of every reward and unknown addresses are served', () => {
  expect(Object.keys(defaultRouteMap)).toEqual(expect.arrayContaining(['/', '/cashback', '*']));
});
