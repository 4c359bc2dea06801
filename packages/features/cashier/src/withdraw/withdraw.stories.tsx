import { thisTab } from '@baize/browser/tab-name';
import { PlayerIsland } from '@baize/shell/player';
import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { examplePlayer, runningBonus } from '../stage/example-player.ts';
import { PlayerWithdraw } from './player-withdraw.tsx';
import { EXAMPLE_METHODS, FakePayouts } from './testing/fake-payouts.ts';
import { WithdrawDone } from './withdraw-done.tsx';
import { WithdrawFailure } from './withdraw-failure.tsx';
import { WithdrawUnknown } from './withdraw-unknown.tsx';
import { WithdrawReview, type WithdrawReviewProps } from './withdraw-review.tsx';
import { WithdrawFailed, WithdrawVisitor, WithdrawWaiting } from './withdraw-states.tsx';

type Player = ReturnType<typeof examplePlayer>;

/** A part of the withdrawal as a player sees it. */
function Island({ player = examplePlayer(), children }: { player?: Player; children: ReactNode }) {
  const platform = new FakePayouts();
  platform.player = player;
  return (
    <PlayerStage viewer="player" player={player} api={platform.client()}>
      <div style={{ padding: 16 }}>
        <PlayerIsland>{children}</PlayerIsland>
      </div>
    </PlayerStage>
  );
}

function Staged({ player, shape = 'page' }: { player: Player; shape?: 'page' | 'dialog' }) {
  return (
    <Island player={player}>
      <PlayerWithdraw shape={shape} />
    </Island>
  );
}

const meta = {
  title: 'Cashier/Withdraw',
  component: Staged,
  args: { player: examplePlayer() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Staged>;

export default meta;
type Story = StoryObj<typeof meta>;

const userWallet = { amount: 64, bonusAmount: 50, currencyCode: 'EUR', sequence: null, wallets: [] };
const excluded = { isSelfExclusionPermanent: true, selfExclusion: null, frozenUntil: null };
const text = (amount: number) => `€${amount.toFixed(2)}`;
const meant = {
  ask: { methodId: 4, amount: 50, currencyCode: 'EUR', fields: {} },
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
  meant: {
    ...meant,
    ask: {
      ...meant.ask,
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
    <Island>
      <WithdrawReview
        reviewed={reviewed}
        source={{ currency: 'EUR', crypto: false, withdrawable: 248.5, bonus: 'none' }}
        text={text}
        shape="page"
        pending={false}
        confirm="here"
        onConfirm={() => undefined}
        onChange={() => undefined}
        {...parts}
      />
    </Island>
  );
}

export const Open: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InADialog: Story = { args: { shape: 'dialog' }, globals: { viewport: { value: 'phone' } } };
export const WhileABonusRuns: Story = {
  args: { player: examplePlayer({ activeBonus: runningBonus({ maxWin: 500 }), user: { userWallet } }) },
};
export const NoDepositYet: Story = { args: { player: examplePlayer({ depositCount: 0 }) } };
export const EmailUnverified: Story = {
  args: { player: examplePlayer({ user: { isEmailVerified: false } }) },
};
export const DepositToBeWagered: Story = { args: { player: examplePlayer({ wageringLeft: 40 }) } };
export const EverythingStandsAgainstIt: Story = {
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
        meant: {
          method: 'Tether',
          ask: {
            ...meant.ask,
            fields: { network: 'ERC-20', cryptoAddress: '0x52908400098527886E0F7030069857D2E4169EE7' },
          },
        },
      }}
    />
  ),
  globals: { viewport: { value: 'phone' } },
};
export const SentFromReview: Story = { render: () => <Review pending /> };
export const SameInAnotherTabUnderReview: Story = {
  render: () => (
    <Review confirm="asked">
      <WithdrawFailure
        result={{ kind: 'twin', meant, made, about: 'another-tab' }}
        text={text}
        onTwin={() => undefined}
        onGivenUp={null}
      />
    </Review>
  ),
};
export const BalanceFellUnderReview: Story = {
  render: () => <Review source={{ currency: 'EUR', crypto: false, withdrawable: 20, bonus: 'none' }} />,
};
export const Sent: Story = {
  render: () => (
    <Island>
      <WithdrawDone
        done={{
          kind: 'done',
          meant,
          transactionId: '3f1f64c8-94ad-4c8e-8a42-5bb3a5a6c7d1',
          status: 'pending',
          reference: 'WD-20261120-1F00A2B7',
          at: Date.UTC(2026, 10, 20, 17, 17, 19),
        }}
        left={176.5}
        text={text}
        onAnother={() => undefined}
      />
    </Island>
  ),
};
function Unknown(parts: Partial<Parameters<typeof WithdrawUnknown>[0]>) {
  const again = { send: () => undefined, pending: false, missing: 'none' } as const;
  const sent = { ...made, tab: thisTab() };
  return (
    <Island>
      <WithdrawUnknown result={{ kind: 'unknown', meant, sent }} again={again} onGivenUp={null} {...parts} />
    </Island>
  );
}
const missing = (what: 'account' | 'same-account') => ({
  send: () => undefined,
  pending: false,
  missing: what,
});
export const AnswerLost: Story = { render: () => <Unknown /> };
export const AnswerLostOnAPhone: Story = {
  render: () => <Unknown />,
  globals: { viewport: { value: 'phone' } },
};
export const AccountToBeTypedAgain: Story = { render: () => <Unknown again={missing('account')} /> };
export const AnotherAccountTyped: Story = { render: () => <Unknown again={missing('same-account')} /> };
export const NeverArrived: Story = {
  render: () => <Unknown onGivenUp={() => undefined} />,
};
export const SameInAnotherTab: Story = {
  render: () => (
    <PlayerStage viewer="player">
      <WithdrawFailure
        result={{ kind: 'twin', meant, made, about: 'another-tab' }}
        text={text}
        onTwin={() => undefined}
        onGivenUp={null}
      />
    </PlayerStage>
  ),
};
export const SameToAnotherAccount: Story = {
  render: () => (
    <PlayerStage viewer="player">
      <WithdrawFailure
        result={{ kind: 'twin', meant, made, about: 'another-account' }}
        text={text}
        onTwin={() => undefined}
        onGivenUp={null}
      />
    </PlayerStage>
  ),
};
export const SameAfterGivingUp: Story = {
  render: () => (
    <PlayerStage viewer="player">
      <WithdrawFailure
        result={{ kind: 'twin', meant, made, about: 'given-up' }}
        text={text}
        onTwin={() => undefined}
        onGivenUp={null}
      />
    </PlayerStage>
  ),
};
export const Waiting: Story = { render: () => <WithdrawWaiting /> };
export const NotRead: Story = { render: () => <WithdrawFailed onRetry={() => undefined} /> };
export const Visitor: Story = {
  render: () => (
    <PlayerStage>
      <WithdrawVisitor />
    </PlayerStage>
  ),
};
