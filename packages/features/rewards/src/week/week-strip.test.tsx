import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getCurrentWeek } from '../calendar/weeks.ts';
import { EUR, exampleCells, exampleDemo } from '../testing/example-days.ts';
import { WeekStrip } from './week-strip.tsx';

afterEach(cleanup);

function show(days: ReturnType<typeof exampleCells>, locale: 'en' | 'ar' = 'en') {
  const { container } = render(
    <TestProviders locale={locale}>
      <WeekStrip days={getCurrentWeek(days)} money={EUR} detail="amounts" />
    </TestProviders>,
  );
  return [...container.querySelectorAll<HTMLElement>('[data-day]')];
}

test('every day of the example week has a mark of its own and its state in words, not a colour alone', () => {
  for (const day of show(exampleDemo())) {
    expect(day.querySelector('svg')).toBeTruthy();
    expect(day.textContent).toMatch(/claimed|today|Last chance|opens at midnight/);
  }
});

test('in Arabic a day has its letter for a small cell, and its whole name for whoever listens', () => {
  const [monday] = show(exampleCells(), 'ar');
  const seen = [...(monday?.querySelectorAll('span[aria-hidden] > span') ?? [])].map(
    ({ textContent }) => textContent,
  );
  expect(seen).toContain('ن');
  expect(monday?.textContent).toContain('الاثنين');
});
