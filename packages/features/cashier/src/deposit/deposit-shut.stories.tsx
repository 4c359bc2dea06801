import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerIsland } from '@baize/shell/player';
import { PlayerStage } from '@baize/shell/player-stage';
import { GateCard } from '../gates/gate-card.tsx';
import { examplePlayer } from '../stage/example-player.ts';
import { stagedDeposit } from '../stage/staged-deposit.tsx';

/** What stands against a deposit: the gates in their order, and what is asked for first. */
const meta = {
  title: 'Cashier/Deposit/Shut',
  component: GateCard,
  args: { gate: 'country', until: null },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ padding: 16 }}>
      <PlayerStage viewer="player">
        <PlayerIsland>
          <GateCard {...args} />
        </PlayerIsland>
      </PlayerStage>
    </div>
  ),
} satisfies Meta<typeof GateCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const month = { limit: 500, used: 500, left: 0 };
const free = { isSelfExclusionPermanent: false, selfExclusion: null, frozenUntil: null };
const until = Date.UTC(2026, 11, 1);

export const SelfExcludedForGood: Story = {
  render: () =>
    stagedDeposit(
      undefined,
      examplePlayer({ user: { userLimit: { ...free, isSelfExclusionPermanent: true } } }),
    ),
};
export const SelfExcludedUntil: Story = {
  render: () =>
    stagedDeposit(
      undefined,
      examplePlayer({ user: { userLimit: { ...free, selfExclusion: '2099-05-01' } } }),
    ),
};
export const Frozen: Story = {
  render: () =>
    stagedDeposit(
      undefined,
      examplePlayer({ user: { userLimit: { ...free, frozenUntil: '2099-01-01T00:00:00Z' } } }),
    ),
};
export const LimitReached: Story = {
  render: () => stagedDeposit(undefined, examplePlayer({ userMonthlyLimit: month })),
};
export const LimitReachedUntil: Story = { args: { gate: 'limit-reached', until } };
export const CountryBlocked: Story = { args: { onAgain: () => undefined } };
export const CountryBlockedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RefusedForTheCountry: Story = { args: { announce: 'now' } };
export const EmailToBeConfirmed: Story = { args: { gate: 'email-unverified', onAgain: () => undefined } };
export const EmailToBeConfirmedSoon: Story = {
  render: () => stagedDeposit(undefined, examplePlayer({ user: { isEmailVerified: false } })),
};
export const AddressFirst: Story = {
  render: () => stagedDeposit(undefined, examplePlayer({ user: { address: null } })),
};
