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

export const Claimable: Story = {};
export const Pending: Story = { args: { progress: 'pending' } };
export const LastChance: Story = { args: { cell: exampleCell('2026-11-19') } };
export const LastChancePending: Story = { args: { cell: exampleCell('2026-11-19'), progress: 'pending' } };
export const Claimed: Story = { args: { cell: exampleCell('2026-11-18') } };
export const Missed: Story = { args: { cell: exampleCell('2026-11-12'), height: 'past' } };
export const Empty: Story = { args: { cell: exampleCell('2026-11-17') } };
export const Locked: Story = { args: { cell: exampleCell('2026-11-21') } };
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
      {['2026-11-21', '2026-11-17', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-12'].map((date) => (
        <DayCell key={date} {...args} cell={exampleCell(date)} />
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
