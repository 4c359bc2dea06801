import { PlayerBoundary } from '@baize/player';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FakeRecords } from '../testing/fake-records.ts';
import { exampleStatement } from '../testing/example-statement.ts';
import { StatementChart } from './statement-chart.tsx';

afterEach(cleanup);

/** Each column's texts, from left to right. */
async function columnsOf({ from, to }: { from: string; to: string }): Promise<(string | null)[][]> {
  const platform = new FakeRecords();
  render(
    <TestProviders viewer="player" api={platform.client()} player={platform.player}>
      <PlayerBoundary>
        <StatementChart statement={exampleStatement([to])} currencyCode="EUR" from={from} to={to} />
      </PlayerBoundary>
    </TestProviders>,
  );
  return [...(await screen.findByRole('img')).querySelectorAll('[data-column]')].map((column) =>
    [...column.children].slice(1).map(({ textContent }) => textContent),
  );
}

const breaks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-year-break]')].map(({ dataset }) => dataset['column']);

test('a few months are named in short, without a year where all are of one', async () => {
  expect(await columnsOf({ from: '2026-09', to: '2026-11' })).toEqual([['Sep'], ['Oct'], ['Nov']]);
  expect(breaks()).toEqual([]);
});

test('twelve months have a short name beside one letter, and say where the year breaks', async () => {
  const columns = await columnsOf({ from: '2025-10', to: '2026-09' });
  expect(columns).toHaveLength(12);
  expect(columns[0]).toEqual(['Oct', 'O', '2025']);
  expect(columns[1]).toEqual(['Nov', 'N', '']);
  expect(columns[3]).toEqual(['Jan', 'J', '2026']);
  expect(breaks()).toEqual(['2026-01']);
});

test('the year of a lone December leaves its room to the one that follows', async () => {
  const columns = await columnsOf({ from: '2025-12', to: '2026-11' });
  expect(columns.slice(0, 2).map(([, , year]) => year)).toEqual(['', '2026']);
});

test('years are named once, and broken nowhere', async () => {
  expect(await columnsOf({ from: '2023-01', to: '2026-11' })).toEqual([
    ['2023'],
    ['2024'],
    ['2025'],
    ['2026'],
  ]);
  expect(breaks()).toEqual([]);
});
