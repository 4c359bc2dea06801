import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { EUR, EXAMPLE_DAYS, exampleCells, exampleDay } from '../testing/example-days.ts';
import { exampleStrip } from '../testing/example-strip.tsx';
import { getDayFacts } from './calendar-facts.ts';
import { CalendarView, NO_CLAIMS, type CalendarViewProps } from './calendar-view.tsx';
import { getClaimedTotal } from './claimed-total.ts';
import { fitsCompactCell, formatAmountWithoutCurrency } from './format-amount-without-currency.ts';
import { toWeeks } from './weeks.ts';

afterEach(cleanup);

function show(parts: Partial<CalendarViewProps> = {}) {
  const cells = parts.cells ?? exampleCells();
  return render(
    <TestProviders>
      <CalendarView
        shape="grid"
        cells={cells}
        money={EUR}
        strip={exampleStrip(cells)}
        {...NO_CLAIMS}
        {...parts}
      />
    </TestProviders>,
  );
}

test('every deadline has the player’s time and UTC', () => {
  const { container } = show();
  expect(container.textContent).toContain('at 18:30 your time · 17:30 UTC');
  expect(container.textContent).toContain(
    'Friday 20 November ends00:00 your time, Amsterdam23:00 UTC · UTC+1',
  );
});

test.each(['Europe/London', 'UTC'])(
  'where the clock is that of UTC, as in %s, no time is said twice',
  (zone) => {
    const cells = exampleCells();
    const strip = { ...exampleStrip(cells), ...getDayFacts({ date: '2026-11-20', zone, start: 0 }, 'en') };
    const { container } = show({ shape: 'compact', cells, strip });
    expect(container.textContent).toMatch(
      /Friday 20 November ends00:00 your time, (London|UTC)the same in UTC/,
    );
    expect(container.textContent).toContain('Yesterday’s reward is open until 00:00 UTC.');
    expect(container.textContent).not.toContain('UTC · UTC');
  },
);

test('on a phone a tapped day is said in words', async () => {
  show({ shape: 'compact' });
  await userEvent.click(screen.getByRole('button', { name: /^Thursday 12 November/ }));
  const [, words] = screen.getAllByText(/Thursday 12 November/);
  expect(words?.textContent?.replaceAll(/[\u2066\u2069]/g, '')).toBe(
    'Thursday 12 November: €1.80, not claimed.',
  );
});

test('on a phone today’s reward stands before yesterday’s [RB-06]', () => {
  const { container } = show({ shape: 'compact' });
  const cards = [...container.querySelectorAll<HTMLElement>('[data-card]')];
  expect(cards.map((card) => card.dataset.card)).toEqual(['2026-11-20', '2026-11-19']);
  expect(within(cards[0] as HTMLElement).getByText('€4.82')).toBeTruthy();
});

test('on a phone one line takes the place of the cards when nothing is open', () => {
  show({ shape: 'compact', cells: exampleCells([]) });
  expect(screen.getByText('Nothing to claim right now.')).toBeTruthy();
});

test('a visitor’s calendar is marked as a demo and leads to the login once [RB-09]', () => {
  show({ visitor: { wayIn: <a href="?modal=login">Log in</a> }, cells: exampleCells([]) });
  expect(screen.getByText('Demo')).toBeTruthy();
  expect(screen.getByText('Example amounts')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Log in' })).toHaveLength(1);
});

test('an amount too long for a phone’s small cell leaves its place to the state; the words keep it whole', () => {
  const money = { currency: 'BTC', crypto: true };
  const cells = exampleCells([exampleDay({ amount: 0.0000482 })]);
  const { container } = show({ shape: 'compact', cells, money });
  const day = container.querySelector('button[data-day="2026-11-20"]');
  expect(day?.querySelector('svg')).toBeTruthy();
  expect(day?.textContent?.match(/0\.0000482/g)).toHaveLength(1);
  expect(container.querySelector('[data-card]')?.textContent).toContain('0.0000482');
  expect(['4.82', '253.32', '–'].every(fitsCompactCell)).toBe(true);
});

test('a week’s height hangs on the date alone, whatever the platform answers [RB-11]', () => {
  const heights = (days: typeof EXAMPLE_DAYS) => toWeeks(exampleCells(days)).map(({ height }) => height);
  expect(heights(EXAMPLE_DAYS)).toEqual(['past', 'open', 'coming', 'coming']);
  expect(heights([])).toEqual(heights(EXAMPLE_DAYS));
});

test('on a Monday the week before has room for yesterday’s button [RB-06]', () => {
  const monday = exampleCells(EXAMPLE_DAYS, Date.parse('2026-11-16T11:00:00Z'));
  expect(toWeeks(monday).map(({ height }) => height)).toEqual(['open', 'open', 'coming', 'coming']);
});

test('what was claimed is added without binary rounding', () => {
  const paidAt = '2026-11-20T10:00:00Z';
  const days = [
    exampleDay({ amount: 0.1, paidAt }),
    exampleDay({ canClaimDate: '2026-11-19', amount: 0.2, paidAt }),
  ];
  expect(getClaimedTotal(exampleCells(days))).toEqual({ amount: 0.3, days: 2 });
});

test.each([
  ['en', 'EUR', '1,234.50'],
  ['de', 'EUR', '1.234,50'],
  ['da', 'DKK', '1.234,50'],
])('a small cell shows the figures of an amount without its currency (%s)', (locale, currency, figures) => {
  expect(formatAmountWithoutCurrency({ amount: 1234.5, locale, money: { currency, crypto: false } })).toBe(
    figures,
  );
});
