import type { ReactNode } from 'react';
import { BONUS_FIELDS } from '@baize/domain/bonus';
import { cleanup, render, screen, within } from '@testing-library/react';
import { TestProviders } from '@baize/player/test-providers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bareBonus, fullBonus, runningBonus } from '../testing/example-bonuses.ts';
import { freezeDevice } from '../testing/render-tab.tsx';
import { BonusFacts } from './bonus-facts.tsx';
import { SpinsLeft } from './spins-left.tsx';
import { WagerProgress } from './wager-progress.tsx';

beforeEach(() => freezeDevice());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (view: ReactNode) => render(<TestProviders>{view}</TestProviders>);
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');
const lines = (root: HTMLElement): Record<string, string> => {
  const said: Record<string, string> = {};
  for (const line of root.querySelectorAll<HTMLElement>('[data-line]'))
    said[line.dataset['line'] ?? ''] = plain(line.querySelector('dd')?.textContent);
  return said;
};

test('every field a bonus tells has its line, the converted amount beside its own [PRO-04]', () => {
  const told = fullBonus({ releasedAmount: 20, lostAmount: 5, ended: '2026-11-20T17:17:19Z' });
  const { container } = show(<BonusFacts bonus={told} currency="EUR" />);
  expect(lines(container)).toEqual({
    id: '44',
    name: 'Weekend reload',
    type: 'Deposit',
    status: 'Active',
    game: 'Harbour Sevens',
    depositAmount: '$50.00 ≈ €46.00',
    depositBonusPercent: '50%',
    bonusAmount: '$25.00 ≈ €23.00',
    freeSpinsQuantity: '20',
    freeSpinsLeft: '5',
    multiplier: '25\u00a0× the bonus amount',
    wagered: '$225.00 ≈ €207.00',
    wagerLeft: '$400.00 ≈ €368.00',
    minDeposit: '$20.00 ≈ €18.40',
    minBalance: '$1.00 ≈ €0.92',
    maxBonusThreshold: '$100.00 ≈ €92.00',
    maxWin: '$500.00 ≈ €460.00',
    releasedAmount: '$20.00',
    lostAmount: '$5.00',
    start: 'Tue 17 Nov, 18:17 your time (Tue 17 Nov, 17:17\u00a0UTC)',
    expiry: 'Tue 1 Dec, 18:17 your time (Tue 1 Dec, 17:17\u00a0UTC)',
    ended: 'Fri 20 Nov, 18:17 your time (Fri 20 Nov, 17:17\u00a0UTC)',
  });
  expect(Object.keys(lines(container)).length).toBe(BONUS_FIELDS.length - 1);
});

test('what a bonus does not tell prints no line, and 0 is told', () => {
  const { container } = show(<BonusFacts bonus={bareBonus({ maxWin: 0 })} currency="EUR" />);
  expect(Object.keys(lines(container))).toEqual(['id', 'name', 'type', 'status', 'maxWin']);
});

test('an amount told in the player’s currency alone still has its line', () => {
  const amounts = Object.fromEntries(
    ['depositAmount', 'bonusAmount', 'wagerLeft', 'wagered', 'maxBonusThreshold'].map((name) => [name, null]),
  );
  const bonus = fullBonus({
    ...amounts,
    maxWin: null,
    minBalance: null,
    minDeposit: null,
  });
  const { container } = show(<BonusFacts bonus={bonus} currency="EUR" />);
  expect(lines(container)['maxWin']).toBe('€460.00');
});

test('the wager says what is done, what is left and what it is of, and free spins how many are left', () => {
  show(
    <>
      <WagerProgress bonus={runningBonus()} currency="EUR" />
      <SpinsLeft bonus={fullBonus()} />
    </>,
  );
  const [wager, spins] = screen.getAllByRole('progressbar');
  expect(plain(wager?.getAttribute('aria-valuetext'))).toBe('€720.00 of €1,500.00 wagered, €780.00 left');
  expect(spins?.getAttribute('aria-valuetext')).toBe('15 of 20 used, 5 left');
  expect(within(document.body).getByText(/left to wager/).textContent).toBe('€780.00 left to wager');
});

test('a bonus that asks for no wager shows no empty bar', () => {
  show(<WagerProgress bonus={runningBonus({ wagered: 0, wagerLeft: 0 })} currency="EUR" />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
