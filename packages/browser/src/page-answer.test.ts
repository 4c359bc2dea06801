import { afterEach, expect, test, vi } from 'vitest';
import { pageAnswerMs } from './page-answer.ts';

const stubNavigation = (entries: readonly object[]) =>
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) => (type === 'navigation' ? entries : []),
  });

afterEach(() => void vi.unstubAllGlobals());

test('the answer to the page is timed from when it was asked for', () => {
  stubNavigation([{ requestStart: 12, responseEnd: 600 }]);
  expect(pageAnswerMs()).toBe(588);
});

test.each([
  ['no entry', []],
  ['an entry without times', [{}]],
  ['an answer that has not ended', [{ requestStart: 12, responseEnd: 0 }]],
])('%s says nothing', (_, entries) => {
  stubNavigation(entries);
  expect(pageAnswerMs()).toBeNull();
});

test('a browser without such records says nothing', () => {
  vi.stubGlobal('performance', {});
  expect(pageAnswerMs()).toBeNull();
});
