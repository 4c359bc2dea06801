import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePlayer } from '../stage/example-player.ts';
import { METHODS, ok, refused, transaction } from '../stage/fake-cashier.ts';
import { stagedDeposit } from '../stage/staged-deposit.tsx';
import { DepositDesk } from './deposit-desk.tsx';
import { DepositWaiting } from './deposit-waiting.tsx';
import { ViewerDeposit } from './viewer-deposit.tsx';

const meta = {
  title: 'Cashier/Deposit',
  component: DepositDesk,
  parameters: { layout: 'fullscreen' },
  render: () => stagedDeposit(),
} satisfies Meta<typeof DepositDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

const month = { limit: 500, used: 425, left: 75 };
const date = '2026-11-20T17:00:00Z';

export const ByCard: Story = {
  render: () => stagedDeposit(undefined, examplePlayer({ userMonthlyLimit: month })),
};
export const OnAPhone: Story = { ...ByCard, globals: { viewport: { value: 'phone' } } };
export const NoMethods: Story = {
  render: () => stagedDeposit((platform) => (platform.answers['get-payments'] = ok({ payments: [] }))),
};
export const MethodsNotRead: Story = {
  render: () => stagedDeposit((platform) => (platform.answers['get-payments'] = refused('NO'))),
};
export const APaymentIsOpen: Story = {
  render: () =>
    stagedDeposit((platform) => {
      const rows = [transaction({ status: 'pending', date })];
      platform.answers['transactions'] = ok({ transactions: { count: 1, rows } });
    }),
};
export const SeveralPaymentsAreOpen: Story = {
  render: () =>
    stagedDeposit((platform) => {
      const rows = ['t-1', 't-2'].map((transactionId) =>
        transaction({
          transactionId,
          status: 'processing',
          date,
          history: [{ status: 'processing', at: date }],
        }),
      );
      platform.answers['transactions'] = ok({ transactions: { count: 2, rows } });
    }),
};
/** Ways that ask for an e-mail address or a phone number, and go on at the provider's page. */
export const OtherMethods: Story = {
  render: () =>
    stagedDeposit((platform) => (platform.answers['get-payments'] = ok({ payments: METHODS.slice(2) }))),
};
export const AMethodThatIsNotOffered: Story = { parameters: { address: '/deposit?activeMethod=77' } };
export const ForAVisitor: Story = {
  render: () => (
    <PlayerStage viewer="visitor">
      <ViewerDeposit />
    </PlayerStage>
  ),
};
export const FeesAndTimes: Story = {
  render: () =>
    stagedDeposit((platform) => {
      const terms = {
        depositFee: { percent: 2, fixed: 0.25 },
        depositTime: 'PT30M',
        minDeposit: 10,
        maxDeposit: 5000,
      };
      platform.answers['get-payments'] = ok({ payments: METHODS.map((method) => ({ ...method, ...terms })) });
    }),
};
export const Waiting: Story = { render: () => <DepositWaiting /> };
