import { PlayerIsland } from '@baize/shell/player';
import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePlayer } from '../stage/example-player.ts';
import { FakeCashier, METHODS, ok, refused, transaction } from '../stage/fake-cashier.ts';
import { DepositDesk } from './deposit-desk.tsx';
import { DepositWaiting } from './deposit-waiting.tsx';

function staged(change: (platform: FakeCashier) => void = () => undefined, player = examplePlayer()) {
  const platform = new FakeCashier(player);
  change(platform);
  return (
    <div style={{ padding: 16 }}>
      <PlayerStage viewer="player" api={platform.client()} player={platform.player}>
        <PlayerIsland fallback={<DepositWaiting />}>
          <DepositDesk />
        </PlayerIsland>
      </PlayerStage>
    </div>
  );
}

const meta = {
  title: 'Cashier/Deposit',
  component: DepositDesk,
  parameters: { layout: 'fullscreen' },
  render: () => staged(),
} satisfies Meta<typeof DepositDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

const month = { limit: 500, used: 425, left: 75 };
const date = '2026-11-20T17:00:00Z';

export const ByCard: Story = {
  render: () => staged(undefined, examplePlayer({ userMonthlyLimit: month })),
};
export const OnAPhone: Story = { ...ByCard, globals: { viewport: { value: 'phone' } } };
export const NoMethods: Story = {
  render: () => staged((platform) => (platform.answers['get-payments'] = ok({ payments: [] }))),
};
export const MethodsNotRead: Story = {
  render: () => staged((platform) => (platform.answers['get-payments'] = refused('NO'))),
};
export const APaymentIsOpen: Story = {
  render: () =>
    staged((platform) => {
      const rows = [transaction({ status: 'pending', date })];
      platform.answers['transactions'] = ok({ transactions: { count: 1, rows } });
    }),
};
export const FeesAndTimes: Story = {
  render: () =>
    staged((platform) => {
      const terms = {
        depositFee: { percent: 2, fixed: 0.25 },
        depositTime: 'PT30M',
        minDeposit: 10,
        maxDeposit: 5000,
      };
      platform.answers['get-payments'] = ok({ payments: METHODS.map((method) => ({ ...method, ...terms })) });
    }),
};
export const EmailNotConfirmed: Story = {
  render: () => staged(undefined, examplePlayer({ user: { isEmailVerified: false } })),
};
export const Waiting: Story = { render: () => <DepositWaiting /> };
export const LimitReached: Story = {
  render: () => staged(undefined, examplePlayer({ userMonthlyLimit: { ...month, used: 500, left: 0 } })),
};
export const Excluded: Story = {
  render: () =>
    staged(
      undefined,
      examplePlayer({
        user: { userLimit: { isSelfExclusionPermanent: true, selfExclusion: null, frozenUntil: null } },
      }),
    ),
};
export const AddressFirst: Story = {
  render: () => staged(undefined, examplePlayer({ user: { address: null } })),
};
