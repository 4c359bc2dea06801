import { pageColumn } from '@baize/shell/page-column';
import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleLoyalty } from '../stage/example-club.ts';
import { ClubStanding } from './club-standing.tsx';
import { StandingView, type StandingViewProps } from './standing-view.tsx';

const loyalty = exampleLoyalty();

const meta = {
  title: 'Rewards/Club',
  component: StandingView,
  parameters: { layout: 'fullscreen' },
  args: {
    loyalty,
    level: 3,
    steps: [0, 2, 4, 6],
    ahead: 'shown',
    failed: false,
    onRetry: () => undefined,
  },
  decorators: [
    (Story) => (
      <PlayerStage viewer="visitor">
        <div className={pageColumn} style={{ paddingBlock: 24 }}>
          <h1>VIP club</h1>
          <Story />
        </div>
      </PlayerStage>
    ),
  ],
} satisfies Meta<StandingViewProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {};
export const PlayerOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const PlayerInArabic: Story = { globals: { locale: 'ar' } };
export const FirstDay: Story = {
  args: { loyalty: exampleLoyalty({ level: 0, points: 0, nextLevelPoints: 100 }), level: 0 },
};
export const AtTheTop: Story = {
  args: { loyalty: exampleLoyalty({ level: 6, points: 9_000, nextLevelPoints: null }), level: 6 },
};
/** The brand tells no groups, and the platform no levels. */
export const OnlyPoints: Story = { args: { loyalty: exampleLoyalty({ levels: [] }), steps: [] } };
export const Loading: Story = { args: { loyalty: null } };
export const NothingKnownYet: Story = { args: { loyalty: null, level: null } };
export const NotRead: Story = { args: { loyalty: null, failed: true } };
/** On a break, excluded, or with a limit reached: what is theirs, nothing to reach for. */
export const Silent: Story = { args: { ahead: 'hidden' } };
export const Visitor: Story = { render: () => <ClubStanding /> };
