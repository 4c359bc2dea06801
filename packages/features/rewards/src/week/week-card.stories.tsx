import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerAccumulatorView, VisitorAccumulator } from '../accumulator/accumulator-views.tsx';
import { getCurrentWeek } from '../calendar/weeks.ts';
import {
  EUR,
  exampleCells,
  exampleCountdown,
  exampleDay,
  exampleDemo,
  exampleFacts,
  MONDAY,
} from '../testing/example-days.ts';
import * as root from '../root-rewards.css.ts';
import { getClaimableYesterday } from './get-claimable-yesterday.ts';
import { DemoWeekCard, PlayerWeekCard, WeekError } from './week-card.tsx';
import { YesterdayReward } from './yesterday-reward.tsx';

const monday = exampleCells(
  [exampleDay({ canClaimDate: '2026-11-22', amount: 3.1 }), exampleDay({ canClaimDate: '2026-11-23' })],
  MONDAY,
);
const yesterday = getClaimableYesterday(monday);

const meta = {
  title: 'Features/Rewards/Week on the root page',
  component: PlayerWeekCard,
  args: { days: getCurrentWeek(exampleCells()), money: EUR },
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
    days: getCurrentWeek(monday),
    above: yesterday ? (
      <YesterdayReward cell={yesterday} money={EUR} dayEnds={exampleFacts(monday).dayEnds} />
    ) : null,
  },
};
export const PlayerOnMondayOnAPhone: Story = {
  ...PlayerOnMonday,
  globals: { viewport: { value: 'phone' } },
};
export const PlayerWaiting: Story = { args: { days: null } };
export const PlayerFailed: Story = {
  args: { failed: <WeekError>{null}</WeekError> },
};
export const Demo: Story = { render: () => <DemoWeekCard days={getCurrentWeek(exampleDemo())} /> };
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
      <DemoWeekCard days={getCurrentWeek(exampleDemo())} />
    </div>
  ),
};
