import { BLOCKED_VISIT_MS, LOCATION_VERIFIED_MS, WHITELISTED_VISIT_MS } from '@baize/domain/blocked-visit';
import type { BrowserSignal, CountryBlockRow } from '@baize/domain/corpora/country-blocks';
import type { Locator, Page } from '@playwright/test';

export function countryOverlay(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Not available where you are' });
}

const FLAGS = {
  blocked: { key: 'country-blocked', lifetime: BLOCKED_VISIT_MS },
  verified: { key: 'place-verified', lifetime: LOCATION_VERIFIED_MS },
  whitelisted: { key: 'whitelisted', lifetime: WHITELISTED_VISIT_MS },
} as const;

/** Leaves what an earlier visit kept, as old as the row says; what this visit changes of it is not touched again. */
export async function leaveFlags(page: Page, visitor: CountryBlockRow['visitor']): Promise<void> {
  const flags = Object.entries(FLAGS).flatMap(([name, { key, lifetime }]) => {
    const flag = visitor[name as keyof typeof FLAGS];
    if (flag === null || flag === 'now') return [];
    const value = name === 'blocked' ? { country: 'US', ip: null, at: Date.now() - flag.ago } : true;
    return [
      { key: `baize.${key}`, text: JSON.stringify({ value, until: Date.now() - flag.ago + lifetime }) },
    ];
  });
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('flags-left') !== null) return;
    sessionStorage.setItem('flags-left', 'yes');
    for (const { key, text } of kept) localStorage.setItem(key, text);
  }, flags);
}

/** Lets the browser answer the question for its place as the row says. */
export async function answerWith(page: Page, browser: BrowserSignal | null): Promise<void> {
  // Chromium without the permission denies by itself.
  if (browser === null || browser === 'denied') return;
  if (typeof browser === 'object') {
    await page.context().grantPermissions(['geolocation']);
    return page.context().setGeolocation(browser);
  }
  await page.addInitScript((signal) => {
    if (signal === 'unsupported') {
      Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined });
      return;
    }
    Geolocation.prototype.getCurrentPosition = (_found, refuse, options) => {
      // The browser's own time-out, at the ten seconds that it is given and at nothing else.
      const code = signal === 'unavailable' ? 2 : options?.timeout === 10_000 ? 3 : 1;
      refuse?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    };
  }, browser);
}
