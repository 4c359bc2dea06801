import { ApiFailure } from '@baize/api/failure';
import { PlayerBoundary } from '@baize/player';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePlayer } from '../testing/example-player.ts';
import { PendingWithdrawals } from './pending-withdrawals.tsx';
import { PlayerWithdraw } from './player-withdraw.tsx';
import { EXAMPLE_METHODS, FakePayouts } from './testing/fake-payouts.ts';
import { WithdrawFailure } from './withdraw-failure.tsx';

/** The platform of a story, and the withdrawal before it. */
function withdrawStory(change: (platform: FakePayouts) => void, part = <PlayerWithdraw shape="page" />) {
  const platform = new FakePayouts();
  change(platform);
  return (
    <PlayerTestProviders viewer="player" player={platform.player} api={platform.client()}>
      <div style={{ padding: 16 }}>
        <PlayerBoundary>{part}</PlayerBoundary>
      </div>
    </PlayerTestProviders>
  );
}

const meta = {
  title: 'Features/Cashier/Withdraw/Outcomes',
  component: PlayerWithdraw,
  args: { shape: 'page' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlayerWithdraw>;

export default meta;
type Story = StoryObj<typeof meta>;

const [bank] = EXAMPLE_METHODS;
const order = {
  request: { methodId: bank.id, amount: 50, currencyCode: 'EUR', fields: {} },
  method: 'Bank transfer',
};
const nothing = () => undefined;

function refusal(code: string, details: Readonly<Record<string, string | number>> = {}) {
  const failure = new ApiFailure({ kind: 'refused', path: '/api/user/withdraw', status: 422, code, details });
  return withdrawStory(
    nothing,
    <WithdrawFailure result={{ kind: 'refused', order, failure }} onTwin={nothing} />,
  );
}

export const NothingToWithdraw: Story = {
  render: () =>
    withdrawStory((platform) => {
      const userWallet = { amount: 0, bonusAmount: 0, currencyCode: 'EUR', sequence: null, wallets: [] };
      platform.player = examplePlayer({ user: { userWallet } });
    }),
};
export const NoMethod: Story = { render: () => withdrawStory((platform) => (platform.methods = [])) };
export const MethodsFailed: Story = {
  render: () => withdrawStory((platform) => (platform.isMalformed = true)),
};
export const Frozen: Story = {
  render: () =>
    withdrawStory((platform) => {
      const userLimit = {
        isSelfExclusionPermanent: false,
        selfExclusion: null,
        frozenUntil: '2099-01-01T00:00:00Z',
      };
      platform.player = examplePlayer({ user: { userLimit } });
    }),
};
export const PendingWithdrawal: Story = {
  render: () =>
    withdrawStory(
      (platform) => {
        const pending = platform.addWithdrawal('T-1', -50);
        const confirmed = platform.addWithdrawal('T-2', -120);
        const date = '2026-11-20T15:00:00Z';
        const asked = { status: 'pending', at: date } as const;
        platform.transactions = [
          { ...pending, date, history: [asked] },
          {
            ...confirmed,
            date,
            status: 'confirmed',
            history: [asked, { status: 'confirmed', at: '2026-11-20T16:12:00Z' }],
          },
        ];
      },
      <PendingWithdrawals />,
    ),
};
export const RefusedForTheBalance: Story = { render: () => refusal('INSUFFICIENT_FUNDS') };
export const RefusedForABonus: Story = { render: () => refusal('ACTIVE_BONUS') };
export const RefusedForTheLimits: Story = {
  render: () => refusal('PAYMENT_PROVIDER_LIMIT_THRESHOLD', { min: 20, max: 2000 }),
};
export const RefusedForUnknownLimits: Story = { render: () => refusal('PAYMENT_PROVIDER_LIMIT_THRESHOLD') };
export const RefusedWithoutAReason: Story = { render: () => refusal('SOMETHING_NEW') };
