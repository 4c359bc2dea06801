import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Lets time pass at once for what looks again by itself, every few seconds.
 * The test has begun with `vi.useFakeTimers({ shouldAdvanceTime: true })`.
 */
export const passSeconds = (seconds: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1_000)));
