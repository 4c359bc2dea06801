import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { depositIntents, withdrawalIntents } from '../intent/payment-intents.ts';
import { exampleIntent } from '../testing/example-intent.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { WithPlayer } from '../withdraw/testing/withdraw-story.tsx';
import { UnresolvedDepositList, UnresolvedNotice } from './unresolved-notice.tsx';

const player = examplePlayer();
const { userId } = player.getUser;

/** What the page below it says: the notice stands over it, in the corner of the screen. */
function NoticeOverPage() {
  return (
    <WithPlayer player={player}>
      <p style={{ minBlockSize: 320 }}>A page of the casino</p>
      <UnresolvedNotice />
    </WithPlayer>
  );
}

const owe = (kind: 'deposit' | 'withdrawal' | 'both') => () => {
  const since = Date.now() - 90_000;
  if (kind !== 'withdrawal') depositIntents.begin(exampleIntent({ userId, since }));
  if (kind !== 'deposit')
    withdrawalIntents.begin(exampleIntent({ userId, since, nonce: 'another', amount: 40 }));
  return () => {
    depositIntents.settle({ nonce: 'an-example', outcome: 'not-made' });
    withdrawalIntents.settle({ nonce: 'another', outcome: 'not-made' });
  };
};

const meta = {
  title: 'Features/Cashier/Payments without a result',
  component: NoticeOverPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoticeOverPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deposit: Story = { beforeEach: owe('deposit') };
/** As the withdrawal page has it: over its fields it would be in the way. */
export const DepositInAPage: Story = {
  beforeEach: owe('deposit'),
  render: () => (
    <WithPlayer player={player}>
      <UnresolvedDepositList />
    </WithPlayer>
  ),
};
export const Withdrawal: Story = { beforeEach: owe('withdrawal') };
export const Both: Story = { beforeEach: owe('both') };
export const BothOnAPhone: Story = { ...Both, globals: { viewport: { value: 'phone' } } };
/** Small enough to cover little, and never gone. */
export const Folded: Story = {
  beforeEach: owe('both'),
  play: async () => {
    const fold = await screen.findByRole('button', { expanded: true });
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
  },
};
