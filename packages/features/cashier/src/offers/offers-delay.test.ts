import * as pageAnswer from '@baize/browser/page-answer';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOffersDelay } from './use-bonus-offers.ts';

vi.mock(import('@baize/browser/page-answer'), () => ({ pageAnswerMs: vi.fn() }));

test.each([
  ['a fast line', 60, true],
  ['a line that nobody knows', null, true],
  ['a slow line', 560, false],
])('on %s (%s ms) a form is held back for its offers: %s', (_, answerMs, isHeldBack) => {
  vi.mocked(pageAnswer.pageAnswerMs).mockReturnValue(answerMs);
  expect(renderHook(() => useOffersDelay({ isPending: true })).result.current).toBe(isHeldBack);
  expect(renderHook(() => useOffersDelay({ isPending: false })).result.current).toBe(false);
});
