import type { WithdrawalBlock } from '@baize/domain/cashier-gates';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePlayer, runningBonus } from '../testing/example-player.ts';
import { PlayerWithdraw } from './player-withdraw.tsx';
import { EXAMPLE_METHODS } from './testing/fake-payouts.ts';
import { WithdrawReceipt } from './withdraw-receipt.tsx';
import { WithdrawFailed, WithdrawVisitor, WithdrawSkeleton } from './withdraw-states.tsx';
import { exampleOrder, exampleReviewed, ReviewStory, WithPlayer } from './testing/withdraw-story.tsx';

function PlayerWithdrawStory({
  player,
  shape = 'page',
}: {
  player: ReturnType<typeof examplePlayer>;
  shape?: 'page' | 'dialog';
}) {
  return (
    <WithPlayer player={player}>
      <PlayerWithdraw shape={shape} />
    </WithPlayer>
  );
}

const meta = {
  title: 'Features/Cashier/Withdraw',
  component: PlayerWithdrawStory,
  args: { player: examplePlayer() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlayerWithdrawStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const userWallet = { amount: 64, bonusAmount: 50, currencyCode: 'EUR', sequence: null, wallets: [] };
const excluded = { isSelfExclusionPermanent: true, selfExclusion: null, frozenUntil: null };
export const Open: Story = {};
export const DocumentsNotApproved: Story = {
  args: { player: examplePlayer({ user: { kycStatus: 'PENDING' } }) },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InADialog: Story = { args: { shape: 'dialog' }, globals: { viewport: { value: 'phone' } } };

/** A player with this reason against a withdrawal, and no other. */
const BLOCKED = {
  'no-deposit': examplePlayer({ depositCount: 0 }),
  'email-unverified': examplePlayer({ user: { isEmailVerified: false } }),
  wagering: examplePlayer({ wageringLeft: 40 }),
  'active-bonus': examplePlayer({ activeBonus: runningBonus({ maxWin: 500 }), user: { userWallet } }),
} satisfies Record<WithdrawalBlock, ReturnType<typeof examplePlayer>>;
const blockedBy = (block: WithdrawalBlock): Story => ({ args: { player: BLOCKED[block] } });

export const NoDepositYet = blockedBy('no-deposit');
export const EmailUnverified = blockedBy('email-unverified');
export const WageringLeft = blockedBy('wagering');
export const ActiveBonus = blockedBy('active-bonus');
export const AllBlocks: Story = {
  args: {
    player: examplePlayer({ depositCount: 0, wageringLeft: 40, user: { isEmailVerified: false } }),
  },
};
export const SelfExcluded: Story = { args: { player: examplePlayer({ user: { userLimit: excluded } }) } };
export const UnderReview: Story = { render: () => <ReviewStory /> };
export const WaitsForDocumentsUnderReview: Story = {
  render: () => <ReviewStory missing={['Proof of identity', 'Proof of address']} />,
};
export const UnderReviewOnAPhone: Story = {
  render: () => <ReviewStory />,
  globals: { viewport: { value: 'phone' } },
};
const [coin] = EXAMPLE_METHODS.filter(({ name }) => name === 'tether');
export const LongAddressUnderReview: Story = {
  render: () => (
    <ReviewStory
      reviewed={{
        ...exampleReviewed,
        ...(coin && { method: coin }),
        order: {
          method: 'Tether',
          request: {
            ...exampleOrder.request,
            fields: { network: 'ERC-20', cryptoAddress: '0x52908400098527886E0F7030069857D2E4169EE7' },
          },
        },
      }}
    />
  ),
  globals: { viewport: { value: 'phone' } },
};
export const SendingFromReview: Story = { render: () => <ReviewStory pending /> };
export const BalanceTooLowUnderReview: Story = {
  render: () => <ReviewStory source={{ currency: 'EUR', crypto: false, withdrawable: 20 }} />,
};
export const Sent: Story = {
  render: () => (
    <WithPlayer>
      <WithdrawReceipt
        done={{
          kind: 'done',
          order: exampleOrder,
          transactionId: '3f1f64c8-94ad-4c8e-8a42-5bb3a5a6c7d1',
          status: 'pending',
          reference: 'WD-20261120-1F00A2B7',
          at: Date.UTC(2026, 10, 20, 17, 17, 19),
        }}
        wallets={[{ amount: 176.5, bonusAmount: 0, currencyCode: 'EUR', crypto: false }]}
        onAnother={() => undefined}
      />
    </WithPlayer>
  ),
};
export const Loading: Story = { render: () => <WithdrawSkeleton shape="page" /> };
export const LoadFailed: Story = { render: () => <WithdrawFailed onRetry={() => undefined} /> };
export const Visitor: Story = {
  render: () => (
    <PlayerTestProviders>
      <WithdrawVisitor />
    </PlayerTestProviders>
  ),
};
