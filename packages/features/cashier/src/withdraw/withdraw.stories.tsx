import { getTabId } from '@baize/browser/tab-id';
import { PlayerBoundary } from '@baize/shell/player';
import { PlayerTestProviders } from '@baize/shell/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { examplePlayer, runningBonus } from '../testing/example-player.ts';
import { AnotherWithdrawalQuestion } from './another-withdrawal-question.tsx';
import { PlayerWithdraw } from './player-withdraw.tsx';
import { EXAMPLE_METHODS, FakePayouts } from './testing/fake-payouts.ts';
import { WithdrawReceipt } from './withdraw-receipt.tsx';
import { WithdrawFailure } from './withdraw-failure.tsx';
import { UnresolvedWithdrawal } from './unresolved-withdrawal.tsx';
import { WithdrawReview, type WithdrawReviewProps } from './withdraw-review.tsx';
import { WithdrawFailed, WithdrawVisitor, WithdrawSkeleton } from './withdraw-states.tsx';

type Player = ReturnType<typeof examplePlayer>;

/** A part of the withdrawal as a player sees it. */
function WithPlayer({ player = examplePlayer(), children }: { player?: Player; children: ReactNode }) {
  const platform = new FakePayouts();
  platform.player = player;
  return (
    <PlayerTestProviders viewer="player" player={player} api={platform.client()}>
      <div style={{ padding: 16 }}>
        <PlayerBoundary>{children}</PlayerBoundary>
      </div>
    </PlayerTestProviders>
  );
}

function PlayerWithdrawStory({ player, shape = 'page' }: { player: Player; shape?: 'page' | 'dialog' }) {
  return (
    <WithPlayer player={player}>
      <PlayerWithdraw shape={shape} />
    </WithPlayer>
  );
}

const meta = {
  title: 'Cashier/Withdraw',
  component: PlayerWithdrawStory,
  args: { player: examplePlayer() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlayerWithdrawStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const userWallet = { amount: 64, bonusAmount: 50, currencyCode: 'EUR', sequence: null, wallets: [] };
const excluded = { isSelfExclusionPermanent: true, selfExclusion: null, frozenUntil: null };
const text = (amount: number) => `€${amount.toFixed(2)}`;
const order = {
  request: { methodId: 4, amount: 50, currencyCode: 'EUR', fields: {} },
  method: 'Bank transfer',
};
const made = {
  userId: null,
  nonce: 'an-example',
  methodId: 4,
  method: 'Bank transfer',
  amount: 50,
  currency: 'EUR',
  since: 0,
  known: [],
  tab: 'another',
};

const [bank] = EXAMPLE_METHODS;
const account = 'NL91 ABNA 0417 1643 00';
const reviewed: WithdrawReviewProps['reviewed'] = {
  order: {
    ...order,
    request: {
      ...order.request,
      fields: {
        beneficiaryName: 'Marisol Reyes',
        accountNumber: account,
        bankCode: 'ABNANL2A',
        bankName: null,
      },
    },
  },
  method: bank,
  digits: 2,
};
const [coin] = EXAMPLE_METHODS.filter(({ name }) => name === 'tether');

function Review(parts: Partial<WithdrawReviewProps>) {
  return (
    <WithPlayer>
      <WithdrawReview
        reviewed={reviewed}
        source={{ currency: 'EUR', crypto: false, withdrawable: 248.5 }}
        text={text}
        shape="page"
        pending={false}
        confirm="here"
        onConfirm={() => undefined}
        onEdit={() => undefined}
        {...parts}
      />
    </WithPlayer>
  );
}

export const Open: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InADialog: Story = { args: { shape: 'dialog' }, globals: { viewport: { value: 'phone' } } };
export const ActiveBonus: Story = {
  args: { player: examplePlayer({ activeBonus: runningBonus({ maxWin: 500 }), user: { userWallet } }) },
};
export const NoDepositYet: Story = { args: { player: examplePlayer({ depositCount: 0 }) } };
export const EmailUnverified: Story = {
  args: { player: examplePlayer({ user: { isEmailVerified: false } }) },
};
export const WageringLeft: Story = { args: { player: examplePlayer({ wageringLeft: 40 }) } };
export const AllBlocks: Story = {
  args: {
    player: examplePlayer({ depositCount: 0, wageringLeft: 40, user: { isEmailVerified: false } }),
  },
};
export const SelfExcluded: Story = { args: { player: examplePlayer({ user: { userLimit: excluded } }) } };
export const UnderReview: Story = { render: () => <Review /> };
export const UnderReviewOnAPhone: Story = {
  render: () => <Review />,
  globals: { viewport: { value: 'phone' } },
};
export const LongAddressUnderReview: Story = {
  render: () => (
    <Review
      reviewed={{
        ...reviewed,
        ...(coin && { method: coin }),
        order: {
          method: 'Tether',
          request: {
            ...order.request,
            fields: { network: 'ERC-20', cryptoAddress: '0x52908400098527886E0F7030069857D2E4169EE7' },
          },
        },
      }}
    />
  ),
  globals: { viewport: { value: 'phone' } },
};
export const SendingFromReview: Story = { render: () => <Review pending /> };
export const DuplicateUnderReview: Story = {
  render: () => (
    <Review confirm="asked">
      <WithdrawFailure
        result={{ kind: 'twin', order, made, about: 'another-tab' }}
        onTwin={() => undefined}
      />
    </Review>
  ),
};
export const BalanceTooLowUnderReview: Story = {
  render: () => <Review source={{ currency: 'EUR', crypto: false, withdrawable: 20 }} />,
};
export const Sent: Story = {
  render: () => (
    <WithPlayer>
      <WithdrawReceipt
        done={{
          kind: 'done',
          order,
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
function Unknown(parts: Partial<Parameters<typeof UnresolvedWithdrawal>[0]>) {
  const again = { send: () => undefined, isPending: false, missing: 'none' } as const;
  const sent = { ...made, tab: getTabId() };
  return (
    <WithPlayer>
      <UnresolvedWithdrawal order={order} sent={sent} again={again} onGivenUp={null} {...parts} />
    </WithPlayer>
  );
}
const missing = (what: 'account' | 'same-account') => ({
  send: () => undefined,
  isPending: false,
  missing: what,
});
export const ResponseLost: Story = { render: () => <Unknown /> };
export const ResponseLostOnAPhone: Story = {
  render: () => <Unknown />,
  globals: { viewport: { value: 'phone' } },
};
export const AccountRequired: Story = { render: () => <Unknown again={missing('account')} /> };
export const DifferentAccount: Story = { render: () => <Unknown again={missing('same-account')} /> };
export const NeverArrived: Story = {
  render: () => <Unknown onGivenUp={() => undefined} />,
};
export const LockedToUnanswered: Story = {
  render: () => <Unknown resendButton="primary" onAnother={() => undefined} />,
};
export const AnotherQuestion: Story = {
  render: () => (
    <WithPlayer>
      <AnotherWithdrawalQuestion onConfirm={() => undefined} onCancel={() => undefined} />
    </WithPlayer>
  ),
};
export const BesideUnansweredUnderReview: Story = { render: () => <Review beside={[made]} /> };
export const DuplicateBesideUnanswered: Story = {
  render: () => (
    <WithPlayer>
      <WithdrawFailure result={{ kind: 'twin', order, made, about: 'unresolved' }} onTwin={() => undefined} />
    </WithPlayer>
  ),
};
export const DuplicateInOtherTab: Story = {
  render: () => (
    <WithPlayer>
      <WithdrawFailure
        result={{ kind: 'twin', order, made, about: 'another-tab' }}
        onTwin={() => undefined}
      />
    </WithPlayer>
  ),
};
export const DuplicateToOtherAccount: Story = {
  render: () => (
    <WithPlayer>
      <WithdrawFailure
        result={{ kind: 'twin', order, made, about: 'another-account' }}
        onTwin={() => undefined}
      />
    </WithPlayer>
  ),
};
export const DuplicateAbandoned: Story = {
  render: () => (
    <WithPlayer>
      <WithdrawFailure result={{ kind: 'twin', order, made, about: 'given-up' }} onTwin={() => undefined} />
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
