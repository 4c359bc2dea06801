import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { routeMap } from './route-map.ts';

const { resolve } = createRequire(import.meta.url);

test('every page of the map has its route module', () => {
  const missing = Object.values(routeMap).filter((page) => !existsSync(resolve(page)));
  expect(missing).toEqual([]);
});

test('the root page, the link target of every reward and unknown addresses are served', () => {
  expect(Object.keys(routeMap)).toEqual(expect.arrayContaining(['/', '/cashback', '*']));
});
