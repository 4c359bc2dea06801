import { afterEach, expect, test, vi } from 'vitest';
import { takeLandingUrls } from './landing-urls.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('what was laid aside is taken once, oldest first', () => {
  sessionStorage.setItem('baize.arrivals', 'https://a.test/?at=1 https://a.test/casino ');
  expect(takeLandingUrls()).toEqual(['https://a.test/?at=1', 'https://a.test/casino']);
  expect(takeLandingUrls()).toEqual([]);
});

test('where storage is shut the page’s own memory serves', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  document.arrival = 'https://a.test/?at=1';
  expect(takeLandingUrls()).toEqual(['https://a.test/?at=1']);
  expect(takeLandingUrls()).toEqual([]);
});
