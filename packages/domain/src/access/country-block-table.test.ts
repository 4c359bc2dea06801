import { describe, expect, test } from 'vitest';
import { isAllowedWhenBlocked } from './allowed-when-blocked.ts';
import { BLOCKED_VISIT_MS, LOCATION_VERIFIED_MS, WHITELISTED_VISIT_MS } from './blocked-visit.ts';
import {
  BLOCKED_COUNTRIES,
  COUNTRY_BLOCKS,
  HELP_PAGES,
  SHUT_PAGES,
  type CountryBlockRow,
} from '../corpora/country-blocks.ts';
import { geoBlock, readWhitelisted, recheckGeoBlock } from './geo-block.ts';

const isFresh = (flag: { ago: number } | null, lifetime: number) => flag !== null && flag.ago < lifetime;

/** What the browser knows by itself in a row: what the lookup tells, else what an earlier one told. */
function judge({ signals, visitor }: CountryBlockRow) {
  const before = isFresh(visitor.blocked, BLOCKED_VISIT_MS) ? 'US' : null;
  return geoBlock({
    country: signals.country ?? before,
    excluded: BLOCKED_COUNTRIES,
    ipWhitelisted: signals.isListed,
    signedIn: visitor.state === 'player',
    whitelisted:
      visitor.whitelisted === 'now'
        ? readWhitelisted('?whitelisted=1')
        : isFresh(visitor.whitelisted, WHITELISTED_VISIT_MS),
    verified: isFresh(visitor.verified, LOCATION_VERIFIED_MS),
    bot: visitor.state === 'bot',
  });
}

describe.each(COUNTRY_BLOCKS)('$title', (row) => {
  const { signals, verdict, platform } = row;

  test('is judged as the table says [GEO-01] [GEO-02]', () => {
    const { blocked, reason } = judge(row);
    expect(reason).toBe(verdict.reason);
    expect(blocked).toBe(verdict.text !== null);
  });

  test('ends as the table says once the browser is asked [GEO-03]', () => {
    const { browser } = signals;
    const country = typeof browser === 'object' && browser !== null ? browser.country : null;
    const after = browser === null ? null : recheckGeoBlock({ country, excluded: BLOCKED_COUNTRIES });
    expect(after).toBe(verdict.afterCheck);
    expect(verdict.open).toBe(verdict.text === null || after === 'lifted' ? 'every-page' : 'help-pages');
  });

  test('is refused by the platform by its address alone, and never kept from its money', () => {
    const isShut = BLOCKED_COUNTRIES.includes(signals.country ?? '') && !signals.isListed;
    expect([platform.signUp, platform.play, platform.deposit, platform.linkAccount]).toEqual(
      isShut
        ? ['COUNTRY_BLOCKED', 'COUNTRY_BLOCKED', 'DEPOSIT_COUNTRY_BLOCK', 'COUNTRY_BLOCKED']
        : ['open', 'open', 'open', 'open'],
    );
    expect([platform.withdraw, platform.history, platform.limits]).toEqual(['open', 'open', 'open']);
  });
});

test('the table has a row for each reason, each answer of the browser and each verdict of a check', () => {
  const reasons = new Set(COUNTRY_BLOCKS.map(({ verdict }) => verdict.reason));
  expect(reasons.size).toBe(8);
  const told = COUNTRY_BLOCKS.map(({ signals: { browser } }) =>
    typeof browser === 'object' && browser !== null ? (browser.country ?? 'sea') : (browser ?? 'not-asked'),
  );
  expect(new Set(told)).toEqual(
    new Set([
      'not-asked',
      'denied',
      'unsupported',
      'timed-out',
      'unavailable',
      'sea',
      'NL',
      'KP',
      'US',
      'CA',
    ]),
  );
  expect(new Set(COUNTRY_BLOCKS.map(({ title }) => title)).size).toBe(COUNTRY_BLOCKS.length);
});

test('what stays readable under the overlay is what the table names [GEO-04]', () => {
  const pages = HELP_PAGES.filter((page) => !page.includes('modal='));
  expect(pages.map(isAllowedWhenBlocked)).toEqual(pages.map(() => true));
  for (const page of SHUT_PAGES) expect(isAllowedWhenBlocked(page.split('?')[0] ?? page)).toBe(false);
});
