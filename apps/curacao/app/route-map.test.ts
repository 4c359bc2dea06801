import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { routeMap } from './route-map.ts';

const { resolve } = createRequire(import.meta.url);

test.each(Object.entries(routeMap))('%s is served by %s', (_path, page) => {
  expect(existsSync(resolve(page))).toBe(true);
});

test('the root page, the link target of every reward and unknown addresses are served', () => {
  expect(Object.keys(routeMap)).toEqual(expect.arrayContaining(['/', '/cashback', '*']));
});
