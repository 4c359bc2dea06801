import { playerFixture } from '@baize/player/player-fixture';
import { PlayerTestProviders, type PlayerTestProvidersProps } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import LimitsPage from '../routes/limits.tsx';
import FreezePage from '../routes/freeze.tsx';
import { createLimitsPlatform, limitFixture, limitFixtures } from '../testing/limits-platform.ts';

const DAY = 86_400_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const resets = { periodEndsAt: '2999-01-01T00:00:00.000Z' };

interface Args {
  viewer: NonNullable<PlayerTestProvidersProps['viewer']>;
  platform?: Parameters<typeof createLimitsPlatform>[0];
  player?: NonNullable<PlayerTestProvidersProps['player']>;
  settings?: NonNullable<PlayerTestProvidersProps['settings']>;
  page?: 'limits' | 'freeze';
}

function Page({ platform, page = 'limits', ...stage }: Args) {
  const [{ api }] = useState(() => createLimitsPlatform(platform));
  return (
    <PlayerTestProviders api={api} {...stage}>
      {page === 'limits' ? <LimitsPage /> : <FreezePage />}
    </PlayerTestProviders>
  );
}

const set = limitFixtures([
  limitFixture({
    ...resets,
    amount: 200,
    used: 125,
    left: 75,
    pending: { id: 'p1', amount: 300, minutes: null, askedAt: at(-DAY / 2), confirmableAt: at(DAY / 2) },
  }),
  limitFixture({ ...resets, type: 'loss', amount: 100, used: 40, left: 60 }),
  limitFixture({ ...resets, type: 'bet', amount: 400, used: 352, left: 48, changedAt: at(-DAY / 48) }),
  limitFixture({ type: 'session', currencyCode: null, minutes: 120, used: null, periodEndsAt: null }),
]);

const ready = limitFixtures([
  limitFixture({
    ...resets,
    amount: 200,
    used: 200,
    left: 0,
    pending: { id: 'p1', amount: null, minutes: null, askedAt: at(-DAY), confirmableAt: at(-1) },
  }),
  limitFixture({ ...resets, type: 'bet', amount: 400, used: 0, left: 400, changedAt: at(-9 * DAY) }),
]);

const meta = {
  title: 'Features/Safer play/Limits page',
  component: Page,
  args: { viewer: 'player' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const sessionStartedAt = at(-DAY / 34);

export const Set: Story = {
  args: {
    platform: { limits: set, sessionStartedAt },
    player: { ...playerFixture(), userMonthlyLimit: { limit: 500, used: 125, left: 375 } },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('€75.00', undefined, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
export const SetOnAPhone: Story = {
  args: { platform: { limits: set, sessionStartedAt } },
  globals: { viewport: { value: 'phone' } },
};
export const SetInArabic: Story = {
  args: { platform: { limits: set, sessionStartedAt } },
  globals: { locale: 'ar' },
};
/** A bet limit that may be lowered at once, and only its raise waits. */
export const SetInGreatBritain: Story = {
  args: { platform: { limits: set, sessionStartedAt }, settings: { market: 'gb' } },
};
/** A raise that waits for days, and until its period is over. */
export const SetInSweden: Story = {
  args: { platform: { limits: set, sessionStartedAt }, settings: { market: 'se' } },
};
export const NothingSet: Story = {};
/** A removal that may be confirmed; a bet limit that only support changes. */
export const ReadyAndBySupport: Story = {
  args: {
    platform: { limits: ready },
    player: { ...playerFixture(), userLoyaltyLevel: 9 },
    settings: { loyaltyLevelGroupSteps: [1, 3, 6, 9] },
  },
};
export const Frozen: Story = {
  args: { platform: { limits: set }, player: playerFixture({ limit: { frozenUntil: at(3 * DAY) } }) },
};
export const Reading: Story = {
  args: { platform: { answers: { 'GET limits': () => new Promise<never>(() => undefined) } } },
};
export const NotRead: Story = {
  args: { platform: { answers: { 'GET limits': () => Response.json({}, { status: 422 }) } } },
};
export const Visitor: Story = { args: { viewer: 'visitor' } };
export const Break: Story = { args: { page: 'freeze' } };
