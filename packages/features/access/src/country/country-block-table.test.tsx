import { BLOCKED_VISIT_MS, LOCATION_VERIFIED_MS, WHITELISTED_VISIT_MS } from '@baize/domain/blocked-visit';
import {
  BLOCKED_COUNTRIES,
  COUNTRY_BLOCKS,
  HELP_PAGES,
  SHUT_PAGES,
  type BrowserSignal,
  type CountryBlockRow,
} from '@baize/domain/corpora/country-blocks';
import { publicSettings, SETTINGS_DEFAULTS } from '@baize/domain/settings';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CountryWatch } from './country-watch.tsx';
import { createFakeVisit, denyLocation, mockGeolocation } from './testing/create-fake-visit.ts';

const settings = {
  ...publicSettings(SETTINGS_DEFAULTS),
  excludedCountryCodeList: [...BLOCKED_COUNTRIES],
};
const REFUSALS = { denied: 1, unavailable: 2, 'timed-out': 3 } as const;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function answerWith(browser: BrowserSignal | null): void {
  if (browser === null || browser === 'unsupported') return mockGeolocation(null);
  if (typeof browser === 'string') return mockGeolocation(denyLocation(REFUSALS[browser]));
  // @ts-expect-error the rest of a position is of no use here
  mockGeolocation((tell) => tell({ coords: browser }));
}

/** Leaves a flag as an earlier visit set it. */
function leaveFlag(key: string, value: unknown, { ago, lifetime }: { ago: number; lifetime: number }): void {
  localStorage.setItem(`baize.${key}`, JSON.stringify({ value, until: Date.now() - ago + lifetime }));
}

function leaveFlags({ blocked, verified, whitelisted }: CountryBlockRow['visitor']): void {
  if (blocked) {
    const found = { country: 'US', ip: null, at: Date.now() - blocked.ago };
    leaveFlag('country-blocked', found, { ...blocked, lifetime: BLOCKED_VISIT_MS });
  }
  if (verified) leaveFlag('place-verified', true, { ...verified, lifetime: LOCATION_VERIFIED_MS });
  if (whitelisted !== null && whitelisted !== 'now')
    leaveFlag('whitelisted', true, { ...whitelisted, lifetime: WHITELISTED_VISIT_MS });
}

function open({ signals, visitor }: CountryBlockRow, over: Partial<TestProvidersProps> = {}) {
  const { browser, country, isListed } = signals;
  const placeIn = typeof browser === 'object' && browser !== null ? browser.country : null;
  const { api } = createFakeVisit({ country, whitelisted: isListed ? 'yes' : 'no', placeIn });
  if (visitor.state === 'bot') vi.stubGlobal('navigator', { userAgent: 'Googlebot/2.1' });
  render(
    <TestProviders
      settings={settings}
      api={api}
      url={visitor.whitelisted === 'now' ? '/?whitelisted=1' : '/'}
      {...(visitor.state === 'player' && { viewer: 'player' as const })}
      {...over}
    >
      <CountryWatch />
    </TestProviders>,
  );
}

const overlay = () => screen.findByRole('alertdialog', { name: 'Not available where you are' });
const noOverlay = () => expect(screen.queryByRole('alertdialog')).toBeNull();
const settled = () => act(async () => new Promise((done) => setTimeout(done, 30)));

describe.each(COUNTRY_BLOCKS)('$title', (row) => {
  const { signals, verdict } = row;

  test('meets the overlay, its text and its check as the table says [GEO-01] [GEO-02] [GEO-03]', async () => {
    answerWith(signals.browser);
    leaveFlags(row.visitor);
    open(row);
    if (verdict.text === null) {
      await settled();
      return noOverlay();
    }
    await overlay();
    if (verdict.afterCheck !== null)
      await userEvent.click(screen.getByRole('button', { name: 'Check my location' }));
    if (verdict.afterCheck === 'lifted') return waitFor(noOverlay);
    await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain(verdict.text));
  });

  test('can read what the table leaves open [GEO-04]', async () => {
    answerWith(signals.browser);
    leaveFlags(row.visitor);
    for (const url of HELP_PAGES) {
      open(row, { url });
      await settled();
      expect(screen.queryByRole('alertdialog')).toBeNull();
      cleanup();
    }
    if (verdict.text === null) return;
    const signUp = `${HELP_PAGES[0]}?modal=sign-up`;
    for (const url of [...SHUT_PAGES, signUp]) {
      open(row, { url });
      await overlay();
      cleanup();
    }
  });
});
