import { PlayerIsland } from '@baize/shell/player';
import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePlayer } from '../stage/example-player.ts';
import { FakeCashier } from '../stage/fake-cashier.ts';
import { PayNews } from './pay-news.tsx';
import { thisTab } from '../intent/payment-intents.ts';
import { UnderWay } from './under-way.tsx';
import type { PayState } from './use-payment.ts';

const sent = {
  userId: null,
  nonce: 'an-example',
  methodId: 1,
  method: 'Visa',
  amount: 27,
  currency: 'EUR',
  since: 0,
  known: [],
  tab: thisTab(),
};
const settled = () => Promise.resolve();

function Told({ state }: { state: PayState }) {
  const platform = new FakeCashier(examplePlayer());
  return (
    <PlayerStage viewer="player" api={platform.client()} player={platform.player}>
      <div style={{ padding: 16, maxInlineSize: 420 }}>
        <PlayerIsland>
          <PayNews
            payment={{
              state,
              pay: settled,
              resend: settled,
              settle: () => undefined,
              next: () => undefined,
            }}
            currency="EUR"
            methods={[]}
            onAgain={() => undefined}
            onTwin={() => undefined}
          />
        </PlayerIsland>
      </div>
    </PlayerStage>
  );
}

const meta = {
  title: 'Cashier/Deposit/News',
  component: Told,
  args: { state: { kind: 'unresolved', sent } },
} satisfies Meta<typeof Told>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnswerLost: Story = {};
export const UnderWayInAnotherTab: Story = {
  render: () => (
    <PlayerStage viewer="player">
      <div style={{ padding: 16, maxInlineSize: 420 }}>
        <UnderWay money="€27.00" sent={sent} />
      </div>
    </PlayerStage>
  ),
};
export const SameInAnotherTab: Story = { args: { state: { kind: 'twin', made: sent } } };
export const Credited: Story = {
  args: { state: { kind: 'taken', sent, result: { kind: 'success', transactionId: 't-1' } } },
};
export const OnItsWay: Story = {
  args: { state: { kind: 'taken', sent, result: { kind: 'pending', transactionId: 't-1' } } },
};
export const NotThrough: Story = {
  args: { state: { kind: 'taken', sent, result: { kind: 'failed', transactionId: 't-1' } } },
};
export const Stranded: Story = { args: { state: { kind: 'stranded' } } };
