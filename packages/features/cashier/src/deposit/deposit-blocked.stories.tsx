import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerBoundary } from '@baize/player';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import { GateCard } from '../gates/gate-card.tsx';
import { examplePlayer } from '../testing/example-player.ts';
import { depositStory } from '../testing/deposit-story.tsx';

/** What stands against a deposit: the gates in their order, and what is asked for first. */
const meta = {
  title: 'Features/Cashier/Deposit/Blocked',
  component: GateCard,
  args: { gate: 'country', until: null },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ padding: 16 }}>
      <PlayerTestProviders viewer="player">
        <PlayerBoundary>
          <GateCard {...args} />
        </PlayerBoundary>
      </PlayerTestProviders>
    </div>
  ),
} satisfies Meta<typeof GateCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const month = { limit: 500, used: 500, left: 0 };
const free = { isSelfExclusionPermanent: false, selfExclusion: null, frozenUntil: null };
const until = Date.UTC(2026, 11, 1);

export const SelfExcludedPermanently: Story = {
  render: () =>
    depositStory(
      undefined,
      examplePlayer({ user: { userLimit: { ...free, isSelfExclusionPermanent: true } } }),
    ),
};
export const SelfExcludedUntil: Story = {
  render: () =>
    depositStory(undefined, examplePlayer({ user: { userLimit: { ...free, selfExclusion: '2099-05-01' } } })),
};
export const Frozen: Story = {
  render: () =>
    depositStory(
      undefined,
      examplePlayer({ user: { userLimit: { ...free, frozenUntil: '2099-01-01T00:00:00Z' } } }),
    ),
};
export const SelfExcluded: Story = { args: { gate: 'self-excluded' } };
export const FrozenUntil: Story = { args: { gate: 'frozen', until } };
export const LimitReached: Story = {
  render: () => depositStory(undefined, examplePlayer({ userMonthlyLimit: month })),
};
export const LimitReachedWithNothingToWithdraw: Story = {
  render: () => depositStory(undefined, examplePlayer({ userMonthlyLimit: month, wageringLeft: 60 })),
};
export const LimitReachedUntil: Story = { args: { gate: 'limit-reached', until } };
export const LimitReachedByAnOpenPayment: Story = {
  args: { gate: 'limit-reached', until, hasOpenPayments: true },
};
export const CountryBlocked: Story = { args: { gate: 'country', onRecheck: () => undefined } };
export const CountryBlockedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RefusedForTheCountry: Story = { args: { announce: 'now' } };
export const EmailUnverified: Story = { args: { gate: 'email-unverified', onRecheck: () => undefined } };
export const EmailUnverifiedNotice: Story = {
  render: () => depositStory(undefined, examplePlayer({ depositCount: 0, user: { isEmailVerified: false } })),
};
export const AddressMissing: Story = {
  render: () => depositStory(undefined, examplePlayer({ user: { address: null } })),
};
