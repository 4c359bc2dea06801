import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bareBonus } from '../../testing/example-bonuses.ts';
import { HistoryList } from './history-list.tsx';

afterEach(cleanup);

function row(parts: Parameters<typeof bareBonus>[0]): string {
  cleanup();
  const { container } = render(
    <TestProviders viewer="visitor">
      <HistoryList rows={[bareBonus(parts)]} currency="EUR" />
    </TestProviders>,
  );
  return (container.querySelector('summary')?.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '');
}

test('a line of the history says what was granted, what became the player’s own and what was lost', () => {
  const granted = { bonusAmount: 50 } as const;
  expect(row({ ...granted, status: 'completed', releasedAmount: 50, lostAmount: 0 })).toContain(
    '€50.00€50.00 became yours',
  );
  const capped = row({ ...granted, status: 'completed', releasedAmount: 30, lostAmount: 20 });
  expect(capped).toContain('€30.00 became yours');
  expect(capped).toContain('€20.00 lost');
  const expired = row({ ...granted, status: 'expired', releasedAmount: 0, lostAmount: 18.2 });
  expect(expired).toContain('€18.20 lost');
  expect(expired).not.toContain('became yours');
  expect(row({ status: 'cancelled', releasedAmount: 0, lostAmount: 0 })).toContain('€0.00 lost');
});

test('where the platform does not say what a bonus came to, nothing is invented', () => {
  const told = row({ status: 'completed', bonusAmount: 50 });
  expect(told).not.toMatch(/became yours|lost/);
});

test('a line tells the day its bonus ended, and its facts the instant in both times', () => {
  const times = { start: '2026-11-10T10:00:00Z', ended: '2026-11-12T10:00:00Z' };
  expect(row({ status: 'cancelled', ...times })).toContain('12 Nov');
  expect(row({ status: 'cancelled', start: times.start })).toContain('Started Tue 10 Nov');
  row({ status: 'cancelled', ...times, releasedAmount: 0, lostAmount: 6 });
  const line = (name: string) => document.querySelector(`[data-line="${name}"]`)?.textContent;
  expect(line('ended')).toContain('UTC');
  expect(line('lostAmount')).toContain('€6.00');
  expect(screen.getByText('Became your own money')).toBeTruthy();
});
