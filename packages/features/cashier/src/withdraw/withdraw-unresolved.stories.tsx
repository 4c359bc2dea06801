import { ApiFailure } from '@baize/api/failure';
import { getTabId } from '@baize/browser/tab-id';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnotherWithdrawalQuestion } from './another-withdrawal-question.tsx';
import { SettledWithdrawals } from './settled-withdrawals.tsx';
import { WithdrawFailure } from './withdraw-failure.tsx';
import { UnresolvedWithdrawal } from './unresolved-withdrawal.tsx';
import { exampleMade, exampleOrder, ReviewStory, WithPlayer } from './testing/withdraw-story.tsx';

const meta = {
  title: 'Features/Cashier/Withdraw/Unresolved',
  component: UnresolvedWithdrawal,
  args: { order: exampleOrder, sent: null, again: null, onGivenUp: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UnresolvedWithdrawal>;

export default meta;
type Story = StoryObj<typeof meta>;

function Unknown(parts: Partial<Parameters<typeof UnresolvedWithdrawal>[0]>) {
  const again = { send: () => undefined, isPending: false, missing: 'none' } as const;
  const sent = { ...exampleMade, tab: getTabId() };
  return (
    <WithPlayer>
      <UnresolvedWithdrawal order={exampleOrder} sent={sent} again={again} onGivenUp={null} {...parts} />
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
export const RefusedWhenSentAgain: Story = {
  render: () => (
    <Unknown refusal={new ApiFailure({ kind: 'refused', path: '/api/user/withdraw', status: 429 })} />
  ),
};
export const TransactionsUnreadable: Story = { render: () => <Unknown search="unreadable" /> };
export const SameUnderReview: Story = {
  render: () => <ReviewStory beside={[exampleMade]} />,
};
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
export const BesideUnansweredUnderReview: Story = {
  render: () => <ReviewStory beside={[{ ...exampleMade, amount: 70 }]} />,
};
export const DuplicateBesideUnanswered: Story = {
  render: () => (
    <WithPlayer>
      <WithdrawFailure
        result={{ kind: 'twin', order: exampleOrder, made: exampleMade, about: 'unresolved' }}
        onTwin={() => undefined}
      />
    </WithPlayer>
  ),
};
export const DuplicateInOtherTab: Story = {
  render: () => (
    <WithPlayer>
      <WithdrawFailure
        result={{ kind: 'twin', order: exampleOrder, made: exampleMade, about: 'another-tab' }}
        onTwin={() => undefined}
      />
    </WithPlayer>
  ),
};
export const DuplicateToOtherAccount: Story = {
  render: () => (
    <WithPlayer>
      <WithdrawFailure
        result={{ kind: 'twin', order: exampleOrder, made: exampleMade, about: 'another-account' }}
        onTwin={() => undefined}
      />
    </WithPlayer>
  ),
};
export const DuplicateAbandoned: Story = {
  render: () => (
    <WithPlayer>
      <WithdrawFailure
        result={{ kind: 'twin', order: exampleOrder, made: exampleMade, about: 'given-up' }}
        onTwin={() => undefined}
      />
    </WithPlayer>
  ),
};
export const DuplicateUnderReview: Story = {
  render: () => (
    <ReviewStory confirm="asked">
      <WithdrawFailure
        result={{ kind: 'twin', order: exampleOrder, made: exampleMade, about: 'another-tab' }}
        onTwin={() => undefined}
      />
    </ReviewStory>
  ),
};
export const SettledElsewhere: Story = {
  render: () => (
    <WithPlayer>
      <SettledWithdrawals
        settled={[
          { sent: exampleMade, transactionId: 'T-1' },
          { sent: { ...exampleMade, nonce: 'other' }, transactionId: null },
        ]}
      />
    </WithPlayer>
  ),
};
