import type { BetLimitCode } from '@baize/domain/errors';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameProblemAlert } from './game-problem-alert.tsx';

/** What a game in play can complain of: each limit (LIM-06), and each error. */
const meta = {
  title: 'Features/Lobby/Game problem',
  component: GameProblemAlert,
  args: { problem: { kind: 'error', code: null }, reopen: () => undefined },
  decorators: [
    (Story) => (
      <PlayerTestProviders viewer="player">
        <Story />
      </PlayerTestProviders>
    ),
  ],
} satisfies Meta<typeof GameProblemAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

const atLimit = (code: BetLimitCode): Story => ({ args: { problem: { kind: 'limit', code } } });
const withError = (code: string): Story => ({ args: { problem: { kind: 'error', code } } });

export const BetLimitReached = atLimit('MAX_BET_LIMIT_REACHED');
export const SingleBetLimit = atLimit('maxBetLimit');
export const DailyBetLimit = atLimit('dailyBetLimit');
export const WeeklyBetLimit = atLimit('weeklyBetLimit');
export const MonthlyBetLimit = atLimit('monthlyBetLimit');
export const DailyLossLimit = atLimit('dailyLossLimit');
export const WeeklyLossLimit = atLimit('weeklyLossLimit');
export const MonthlyLossLimit = atLimit('monthlyLossLimit');
export const ConnectionLost = withError('CONNECTION_LOST');
export const InsufficientFunds = withError('INSUFFICIENT_FUNDS');
export const SessionEnded = withError('SESSION_ENDED');
export const SelfExcluded = withError('SELF_EXCLUDED');
export const AccountFrozen = withError('ACCOUNT_FROZEN');
export const UnknownError: Story = {};
