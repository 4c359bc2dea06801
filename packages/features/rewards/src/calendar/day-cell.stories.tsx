import { CELL_STATES, type CalendarCell, type CellState } from '@baize/domain/rakeback-calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EUR, exampleCell, exampleDay, exampleCells } from '../testing/example-days.ts';
import * as grid from './day-grid.css.ts';
import { DayCell } from './day-cell.tsx';

const meta = {
  title: 'Features/Rewards/Rakeback day',
  component: DayCell,
  args: {
    cell: exampleCell('2026-11-20'),
    height: 'open',
    money: EUR,
    progress: 'known',
    isFirst: false,
    onClaim: () => undefined,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ul className={grid.grid} style={{ padding: 24 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof DayCell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The latest day of the example that is in this state; of what is to come the first. */
function cellIn(state: CellState): CalendarCell {
  const cells = exampleCells().filter((cell) => cell.state === state);
  const cell = state === 'locked' ? cells[0] : cells.at(-1);
  if (!cell) throw new Error(`The example calendar has no day that is ${state}.`);
  return cell;
}

export const Claimable: Story = { args: { cell: cellIn('claimable') } };
export const Pending: Story = { args: { progress: 'pending' } };
export const LastChance: Story = { args: { cell: cellIn('last-chance') } };
export const LastChancePending: Story = { args: { cell: cellIn('last-chance'), progress: 'pending' } };
export const Claimed: Story = { args: { cell: cellIn('claimed') } };
export const Missed: Story = { args: { cell: cellIn('missed'), height: 'past' } };
export const Empty: Story = { args: { cell: cellIn('empty') } };
export const Locked: Story = { args: { cell: cellIn('locked') } };
export const LockedLaterWeek: Story = { args: { cell: exampleCell('2026-12-01'), height: 'coming' } };
export const Waiting: Story = { args: { cell: exampleCell('2026-11-18'), progress: 'waiting' } };
export const FirstOfTheCalendar: Story = {
  args: { cell: exampleCell('2026-11-09'), height: 'past', isFirst: true },
};
export const TodayClaimed: Story = {
  args: {
    cell: exampleCell('2026-11-20', [exampleDay({ paidAt: '2026-11-20T17:00:00Z' })]),
  },
};

export const EveryState: Story = {
  render: (args) => (
    <>
      {CELL_STATES.map((state) => (
        <DayCell key={state} {...args} cell={cellIn(state)} />
      ))}
      <DayCell {...args} progress="pending" cell={exampleCell('2026-11-20')} />
    </>
  ),
};

/** A large crypto amount, the longest a cell has to hold. */
export const Crypto: Story = {
  args: {
    cell:
      exampleCells([exampleDay({ amount: 0.00012345 })]).find((cell) => cell.today) ??
      exampleCell('2026-11-20'),
    money: { currency: 'BTC', crypto: true },
  },
};
