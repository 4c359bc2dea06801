import { ApiFailure } from '@baize/api/failure';
import { PlayerIsland } from '@baize/shell/player';
import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePlayer } from '../stage/example-player.ts';
import { OnTheWay } from './on-the-way.tsx';
import { PlayerWithdraw } from './player-withdraw.tsx';
import { EXAMPLE_METHODS, FakePayouts } from './testing/fake-payouts.ts';
import { WithdrawFailure } from './withdraw-failure.tsx';

/** The platform of a story, and the withdrawal before it. */
function staged(change: (platform: FakePayouts) => void, part = <PlayerWithdraw shape="page" />) {
  const platform = new FakePayouts();
  change(platform);
  return (
    <PlayerStage viewer="player" player={platform.player} api={platform.client()}>
      <div style={{ padding: 16 }}>
        <PlayerIsland>{part}</PlayerIsland>
      </div>
    </PlayerStage>
  );
}

const meta = {
  title: 'Cashier/Withdraw/Endings',
  component: PlayerWithdraw,
  args: { shape: 'page' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlayerWithdraw>;

export default meta;
type Story = StoryObj<typeof meta>;

const [bank] = EXAMPLE_METHODS;
const meant = {
  ask: { methodId: bank.id, amount: 50, currencyCode: 'EUR', fields: {} },
  method: 'Bank transfer',
};
const text = (amount: number) => `€${amount.toFixed(2)}`;
const nothing = () => undefined;

function refusal(code: string, details: Readonly<Record<string, string | number>> = {}) {
  const failure = new ApiFailure({ kind: 'refused', path: '/api/user/withdraw', status: 422, code, details });
  return staged(
    nothing,
    <WithdrawFailure
      result={{ kind: 'refused', meant, failure }}
      text={text}
      onTwin={nothing}
      onGivenUp={null}
    />,
  );
}

export const NothingToWithdraw: Story = {
  render: () =>
    staged((platform) => {
      const userWallet = { amount: 0, bonusAmount: 0, currencyCode: 'EUR', sequence: null, wallets: [] };
      platform.player = examplePlayer({ user: { userWallet } });
    }),
};
export const NoMethod: Story = { render: () => staged((platform) => (platform.methods = [])) };
export const MethodsNotRead: Story = { render: () => staged((platform) => (platform.garbled = true)) };
export const Frozen: Story = {
  render: () =>
    staged((platform) => {
      const userLimit = {
        isSelfExclusionPermanent: false,
        selfExclusion: null,
        frozenUntil: '2099-01-01T00:00:00Z',
      };
      platform.player = examplePlayer({ user: { userLimit } });
    }),
};
export const PendingListed: Story = {
  render: () =>
    staged(
      (platform) => {
        const pending = platform.take('T-1', -50);
        const confirmed = platform.take('T-2', -120);
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
      <OnTheWay />,
    ),
};
export const RefusedForTheBalance: Story = { render: () => refusal('INSUFFICIENT_FUNDS') };
export const RefusedForABonus: Story = { render: () => refusal('ACTIVE_BONUS') };
export const RefusedForTheLimits: Story = {
  render: () => refusal('PAYMENT_PROVIDER_LIMIT_THRESHOLD', { min: 20, max: 2000 }),
};
export const RefusedForLimitsNotTold: Story = { render: () => refusal('PAYMENT_PROVIDER_LIMIT_THRESHOLD') };
export const RefusedWithoutAReason: Story = { render: () => refusal('SOMETHING_NEW') };
