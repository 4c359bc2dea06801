import { pageColumn } from '@baize/page/page-column';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaperHero } from '../art/paper-hero.tsx';
import { EUR } from '../testing/example-days.ts';
import { exampleReferral } from '../testing/example-club.ts';
import { LetterMotif } from './letter-motif.tsx';
import { ReferralView, ReferralSkeleton, VisitorReferral, type ReferralViewProps } from './referral-view.tsx';
import * as css from './referral.css.ts';

const { friends: referredPlayers, ...referral } = exampleReferral();
const facts = { ...referral, referredPlayers };

const meta = {
  title: 'Features/Rewards/Referral',
  component: ReferralView,
  parameters: { layout: 'fullscreen' },
  args: {
    facts,
    link: 'https://curacao.example/?modal=sign-up&ref=BAIZE-DEPOSITOR',
    money: EUR,
    percent: 10,
    invitation: 'yes',
    failed: false,
    onRetry: () => undefined,
  },
  decorators: [
    (Story) => (
      <PlayerTestProviders viewer="player">
        <div className={`${pageColumn} ${css.page}`}>
          <PaperHero motif={<LetterMotif />} title="Bring a friend" lead="A friend who comes by your link…" />
          <Story />
        </div>
      </PlayerTestProviders>
    ),
  ],
} satisfies Meta<ReferralViewProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {};
export const PlayerOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** The longest words and figures stay in their tiles. */
export const LargeFiguresOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'de' },
  args: { facts: { ...facts, invited: 1250, deposited: 1180, earned: 125_043.55 } },
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll('dl > div, dt, dd')];
    await expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
  },
};
export const PlayerInArabic: Story = { globals: { locale: 'ar' } };
export const NobodyYet: Story = {
  args: { facts: { ...facts, invited: 0, deposited: 0, earned: 0, referredPlayers: [] } },
};
export const ReferralsLoading: Story = {
  args: { facts: { ...facts, deposited: null, referredPlayers: null } },
};
export const ReferralsUnavailable: Story = {
  args: { facts: { ...facts, deposited: null, referredPlayers: null }, failed: true },
};
export const NothingKnownYet: Story = { args: { facts: null, invitation: 'waiting' } };
export const NothingCouldBeRead: Story = { args: { facts: null, failed: true } };
/** On a break, excluded, or with a limit reached: no invitation, but what was earned. */
export const Suppressed: Story = {
  args: { invitation: { reason: 'excluded', until: Date.parse('2026-12-20T12:00:00Z') } },
};
export const LimitsNotRead: Story = { args: { invitation: 'unread' } };
export const NothingPaid: Story = { args: { percent: 0 } };
export const Visitor: Story = { render: () => <VisitorReferral percent={10} /> };
export const NobodyKnowsWho: Story = { render: () => <ReferralSkeleton percent={10} /> };
