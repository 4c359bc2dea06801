import { getTabId } from '@baize/browser/tab-id';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { depositIntents } from '../intent/payment-intents.ts';
import { exampleIntent } from '../testing/example-intent.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { METHODS, ok, refused, transaction } from '../testing/fake-cashier.ts';
import { depositStory } from '../testing/deposit-story.tsx';
import { DepositController } from './deposit-controller.tsx';
import { DepositSkeleton } from './deposit-skeleton.tsx';
import { ViewerDeposit } from './viewer-deposit.tsx';

const meta = {
  title: 'Features/Cashier/Deposit',
  component: DepositController,
  parameters: { layout: 'fullscreen' },
  render: () => depositStory(),
} satisfies Meta<typeof DepositController>;

export default meta;
type Story = StoryObj<typeof meta>;

const month = { limit: 500, used: 425, left: 75 };
const date = '2026-11-20T17:00:00Z';

export const ByCard: Story = {
  render: () => depositStory(undefined, examplePlayer({ userMonthlyLimit: month })),
};
export const OnAPhone: Story = { ...ByCard, globals: { viewport: { value: 'phone' } } };
export const LimitFirst: Story = {
  render: () => depositStory(undefined, examplePlayer(), { market: 'gb' }),
};
/** The market requires a limit before any deposit. */
export const LimitRequired: Story = {
  render: () => depositStory(undefined, examplePlayer(), { market: 'nl' }),
};
export const NoMethods: Story = {
  render: () => depositStory((platform) => (platform.responses['get-payments'] = ok({ payments: [] }))),
};
export const MethodsFailed: Story = {
  render: () => depositStory((platform) => (platform.responses['get-payments'] = refused('NO'))),
};
export const OnePaymentOpen: Story = {
  render: () =>
    depositStory((platform) => {
      const rows = [transaction({ status: 'pending', date })];
      platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
    }),
};
export const SeveralPaymentsOpen: Story = {
  render: () =>
    depositStory((platform) => {
      const rows = ['t-1', 't-2'].map((transactionId) =>
        transaction({
          transactionId,
          status: 'processing',
          date,
          history: [{ status: 'processing', at: date }],
        }),
      );
      platform.responses['transactions'] = ok({ transactions: { count: 2, rows } });
    }),
};
export const SeveralWallets: Story = {
  render: () => {
    const { userWallet } = examplePlayer().getUser;
    const wallets = [{ amount: 10, bonusAmount: 0, currencyCode: 'USDT', sequence: null }];
    const player = examplePlayer({ user: { userWallet: { ...userWallet, wallets } } });
    return depositStory(undefined, player, { useMultiWallet: true });
  },
};
export const PaymentWithoutAnswer: Story = {
  beforeEach: () => {
    const { userId } = examplePlayer().getUser;
    depositIntents.begin(exampleIntent({ userId, since: Date.parse(date), tab: getTabId() }));
  },
};
/** Ways that ask for an e-mail address or a phone number, and go on at the provider's page. */
export const OtherMethods: Story = {
  render: () =>
    depositStory((platform) => (platform.responses['get-payments'] = ok({ payments: METHODS.slice(2) }))),
};
export const RequestedMethodUnavailable: Story = { parameters: { address: '/deposit?activeMethod=77' } };
export const Visitor: Story = {
  render: () => (
    <PlayerTestProviders viewer="visitor">
      <ViewerDeposit />
    </PlayerTestProviders>
  ),
};
export const FeesAndTimes: Story = {
  render: () =>
    depositStory((platform) => {
      const terms = {
        depositFee: { percent: 2, fixed: 0.25 },
        depositTime: 'PT30M',
        minDeposit: 10,
        maxDeposit: 5000,
      };
      platform.responses['get-payments'] = ok({
        payments: METHODS.map((method) => ({ ...method, ...terms })),
      });
    }),
};
export const Loading: Story = { render: () => <DepositSkeleton /> };
