import { createClient, type ApiClient } from '@baize/api/client';
import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choicesOpen } from './consent/choices-open.ts';
import { TrackingChoices } from './consent/tracking-choices.tsx';
import { TrackingBody } from './tracking-body.tsx';

let asked: string[] = [];

beforeEach(() => {
  localStorage.clear();
  asked = [];
});

afterEach(() => {
  cleanup();
  choicesOpen.close();
});

const spent = { limit: 100, used: 100, left: 0 };
const WHO = {
  excluded: playerFixture({ limit: { selfExclusion: '2126-12-20' } }),
  frozen: playerFixture({ limit: { frozenUntil: '2126-12-20T00:00:00Z' } }),
  limited: { ...playerFixture(), userMonthlyLimit: spent },
  free: playerFixture(),
};

function platform(): ApiClient {
  return createClient({
    baseUrl: 'https://platform.test',
    locale: () => 'en',
    token: () => 'token',
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: () => undefined,
    fetch: async (input) => {
      const path = new URL(input instanceof Request ? input.url : input).pathname;
      asked.push(path);
      return Response.json({
        success: true,
        data: path.endsWith('/limits') ? { limits: [], sessionStartedAt: null } : [],
      });
    },
  });
}

async function open(who: keyof typeof WHO, askTrackingConsent: boolean) {
  await act(async () => {
    render(
      <TestProviders viewer="player" player={WHO[who]} api={platform()} settings={{ askTrackingConsent }}>
        <TrackingChoices />
        <TrackingBody />
      </TestProviders>,
    );
  });
  await act(() => vi.dynamicImportSettled());
  await waitFor(() => expect(asked.some((path) => path.endsWith('/limits'))).toBe(true));
}

const question = () => screen.queryByRole('region', { name: 'May partners track this visit?' });
const scripts = () => asked.filter((path) => path.includes('script'));

test.each(['excluded', 'frozen', 'limited'] as const)(
  'nobody asks an %s player for consent, who still finds the choice at the foot of the page',
  async (who) => {
    await open(who, true);
    expect(question()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tracking choices' }));
    expect(question()).not.toBeNull();
  },
);

test.each(['excluded', 'frozen', 'limited'] as const)(
  'no tracking script is even asked for while an %s player looks',
  async (who) => {
    await open(who, false);
    expect(scripts()).toEqual([]);
  },
);

test('a player who is free to play is asked, and tracked where no consent is needed', async () => {
  await open('free', true);
  await waitFor(() => expect(question()).not.toBeNull());
  expect(scripts()).toEqual([]);
  cleanup();
  await open('free', false);
  await waitFor(() => expect(scripts()).not.toEqual([]));
});
