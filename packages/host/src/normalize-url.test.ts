import { expect, test } from 'vitest';
import { normalizeUrl } from './normalize-url.ts';

test.each([
  ['/', '/', null],
  ['/?modal=login', '/', null],
  ['/cashback', '/cashback', null],
  ['/cashback?a=/x//y/', '/cashback', null],
  ['/cashback/', '/cashback', '/cashback'],
  ['/cashback////?modal=rakeback', '/cashback', '/cashback?modal=rakeback'],
  ['/en', '/', '/'],
  ['/en?modal=login', '/', '/?modal=login'],
  ['/en/cashback', '/cashback', '/cashback'],
  ['/english', '/english', null],
  ['//', '/', '/'],
  ['//evil.example/cashback', '/evil.example/cashback', '/evil.example/cashback'],
  ['//:99999/', '/:99999', '/:99999'],
  ['/en//evil.example', '/evil.example', '/evil.example'],
])('%s is the page %s', (url, path, moved) => {
  expect(normalizeUrl(url)).toMatchObject({ path, redirectTo: moved });
});
