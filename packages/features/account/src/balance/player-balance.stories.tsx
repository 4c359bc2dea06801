import { PlayerBoundary } from '@baize/player';
import { playerFixture } from '@baize/player/player-fixture';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CurrencyStatement } from '../statement/currency-statement.tsx';
import { PlayerBalance } from './player-balance.tsx';

type Player = ReturnType<typeof playerFixture>;

function Staged({ player }: { player: Player }) {
  return (
    <PlayerTestProviders viewer="player" player={player}>
      <div style={{ padding: 16 }}>
        <PlayerBoundary>
          <PlayerBalance />
        </PlayerBoundary>
      </div>
    </PlayerTestProviders>
  );
}

function player(parts: Parameters<typeof playerFixture>[0] = {}, bonusAmount = 0): Player {
  const made = { ...playerFixture(parts), totalDeposit: 400, totalSpend: 1_862.4 };
  const { getUser } = made;
  const wallets = [{ amount: 1_500, bonusAmount: 20, currencyCode: 'USD', sequence: null }];
  return { ...made, getUser: { ...getUser, userWallet: { ...getUser.userWallet, bonusAmount, wallets } } };
}

const meta = {
  title: 'Features/Account/Balance',
  component: Staged,
  args: { player: player() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Staged>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Crypto: Story = {
  args: { player: player({ amount: 0.048215, currencyCode: 'USDT', isCrypto: true }, 0.00012345) },
};
export const SelfExcluded: Story = {
  args: { player: player({ limit: { isSelfExclusionPermanent: true } }) },
};

const totals = {
  currencyCode: 'EUR',
  paidIn: 400,
  paidOut: 115,
  onItsWay: 125,
  rewards: 26.3,
  corrected: 0,
  net: 160,
};
const periods = ['2026-11', '2026-10', '2026-09'].map((month) => ({ month, totals: [totals] }));

export const Statement: Story = {
  render: () => (
    <PlayerTestProviders viewer="player">
      <PlayerBoundary>
        <CurrencyStatement
          totals={totals}
          statement={{ periods, totals: [totals] }}
          span="3-months"
          from="2026-09"
          to="2026-11"
        />
      </PlayerBoundary>
    </PlayerTestProviders>
  ),
};
export const StatementOnAPhone: Story = { ...Statement, globals: { viewport: { value: 'phone' } } };
