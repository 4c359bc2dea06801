import { PlayerIsland } from '@baize/shell/player';
import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePlayer, runningBonus } from '../stage/example-player.ts';
import { PlayerWithdraw } from './player-withdraw.tsx';
import { FakePayouts } from './testing/fake-payouts.ts';
import { WithdrawDone } from './withdraw-done.tsx';
import { WithdrawFailure } from './withdraw-failure.tsx';
import { WithdrawFailed, WithdrawVisitor, WithdrawWaiting } from './withdraw-states.tsx';

type Player = ReturnType<typeof examplePlayer>;

function Staged({ player, shape = 'page' }: { player: Player; shape?: 'page' | 'dialog' }) {
  const platform = new FakePayouts();
  platform.player = player;
  return (
    <PlayerStage viewer="player" player={player} api={platform.client()}>
      <div style={{ padding: 16 }}>
        <PlayerIsland>
          <PlayerWithdraw shape={shape} />
        </PlayerIsland>
      </div>
    </PlayerStage>
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

export const Open: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InADialog: Story = { args: { shape: 'dialog' }, globals: { viewport: { value: 'phone' } } };
export const WhileABonusRuns: Story = {
  args: { player: examplePlayer({ activeBonus: runningBonus({ maxWin: 500 }), user: { userWallet } }) },
};
export const EverythingStandsAgainstIt: Story = {
  args: {
    player: examplePlayer({ depositCount: 0, wageringLeft: 40, user: { isEmailVerified: false } }),
  },
};
export const SelfExcluded: Story = { args: { player: examplePlayer({ user: { userLimit: excluded } }) } };
export const Sent: Story = {
  render: () => (
    <PlayerStage viewer="player">
      <WithdrawDone
        done={{
          kind: 'done',
          meant,
          transactionId: '3f1f64c8-94ad-4c8e-8a42-5bb3a5a6c7d1',
          status: 'pending',
          reference: null,
          at: Date.UTC(2026, 10, 20, 17, 17, 19),
        }}
        text={text}
        onAnother={() => undefined}
      />
    </PlayerStage>
  ),
};
export const AnswerLost: Story = {
  render: () => (
    <PlayerStage viewer="player">
      <WithdrawFailure result={{ kind: 'unknown', meant }} text={text} onTwin={() => undefined} />
    </PlayerStage>
  ),
};
export const SameInAnotherTab: Story = {
  render: () => (
    <PlayerStage viewer="player">
      <WithdrawFailure result={{ kind: 'twin', meant, made }} text={text} onTwin={() => undefined} />
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
