import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Countdown } from './countdown.tsx';

afterEach(cleanup);

test('Time left reads as a clock and is not read out each second', () => {
  render(<Countdown minutes={2} seconds={4} label="Time to the next count" />);
  const timer = screen.getByRole('timer', { name: 'Time to the next count' });
  expect(timer.textContent).toBe('02:04');
  expect(timer.getAttribute('aria-live')).toBe('off');
});

test('More than an hour left shows its hours', () => {
  render(<Countdown hours={1} minutes={2} seconds={3} label="Time to the end" />);
  expect(screen.getByRole('timer').textContent).toBe('1:02:03');
});
