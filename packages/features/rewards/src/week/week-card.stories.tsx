import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerAccumulatorView, VisitorAccumulator } from '../accumulator/accumulator-views.tsx';
import { runningWeek } from '../calendar/weeks.ts';
import {
  EUR,
  exampleCells,
  exampleCountdown,
  exampleDay,
  exampleDemo,
  exampleFacts,
  MONDAY,
} from '../stage/example-days.ts';
import * as root from '../root-rewards.css.ts';
import { openYesterday } from './open-yesterday.ts';
import { DemoWeekCard, PlayerWeekCard, WeekFailed } from './week-card.tsx';
import { YesterdayLine } from './yesterday-line.tsx';

const monday = exampleCells(
  [exampleDay({ canClaimDate: '2026-11-22', amount: 3.1 }), exampleDay({ canClaimDate: '2026-11-23' })],
  MONDAY,
);
const yesterday = openYesterday(monday);

const meta = {
  title: 'Rewards/Week on the root page',
  component: PlayerWeekCard,
  args: { days: runningWeek(exampleCells()), money: EUR },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlayerWeekCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {};
/** On a Monday yesterday lies in the week before, and is open until midnight. */
export const PlayerOnMonday: Story = {
  args: {
    days: runningWeek(monday),
    above: yesterday ? (
      <YesterdayLine cell={yesterday} money={EUR} dayEnds={exampleFacts(monday).dayEnds} />
    ) : null,
  },
};
export const PlayerOnMondayOnAPhone: Story = {
  ...PlayerOnMonday,
  globals: { viewport: { value: 'phone' } },
};
export const PlayerWaiting: Story = { args: { days: null } };
export const PlayerFailed: Story = {
  args: { failed: <WeekFailed>{null}</WeekFailed> },
};
export const Demo: Story = { render: () => <DemoWeekCard days={runningWeek(exampleDemo())} /> };
export const DemoBeforeTheClock: Story = { render: () => <DemoWeekCard days={null} /> };

/** Both cards as they stand on the root page. */
export const RootForPlayer: Story = {
  render: (args) => (
    <div className={root.player}>
      <PlayerWeekCard {...args} />
      <PlayerAccumulatorView
        times={exampleCountdown()}
        left={exampleCountdown()}
        award={{ kind: 'known', payout: 3.42, percent: 8 }}
        money={EUR}
        onRetry={() => undefined}
      />
    </div>
  ),
};
export const RootForVisitor: Story = {
  render: () => (
    <div className={root.visitor}>
      <VisitorAccumulator times={exampleCountdown()} left={exampleCountdown()} />
      <DemoWeekCard days={runningWeek(exampleDemo())} />
    </div>
  ),
};
