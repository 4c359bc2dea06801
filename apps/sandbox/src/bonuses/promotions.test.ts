import { beforeAll, expect, test } from 'vitest';
import { createBonusClient } from '../testing/bonus-client.ts';
import { OFFER_LANGUAGES, getOfferText } from './offer-text.ts';
import { OFFERS } from './offers.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

/** A Friday. */
const NOW = '2026-11-20T17:17:19.000Z';
const sandbox = connectTestSandbox();
const { promotions } = createBonusClient(sandbox);

beforeAll(() => sandbox.reset(NOW));

const keys = async (query: string, token?: string) =>
  (await promotions(`${query}&limit=100`, token)).rows.map(({ id }) => id);

test('promotions come twenty to a page with the count of all, and the next page has the rest', async () => {
  const first = await promotions();
  expect(first.rows).toHaveLength(20);
  const second = await promotions('?pageNo=2');
  expect(first.count).toBe(20 + second.rows.length);
  const both = [...first.rows, ...second.rows].map(({ id }) => id);
  expect(new Set(both).size).toBe(first.count);
  expect((await promotions('?pageNo=9')).rows).toEqual([]);
});

test('titles are long, short, with emoji, and one promotion has no banner', async () => {
  const { rows } = await promotions('?limit=100');
  const titles = rows.map(({ banner }) =>
    banner === null ? null : String(Reflect.get(Object(banner), 'bannerTitle')),
  );
  expect(titles.filter((title) => title !== null && title.length > 35)).toHaveLength(1);
  expect(titles.some((title) => title?.includes('🌊'))).toBe(true);
  expect(titles.filter((title) => title === null)).toHaveLength(1);
});

test('a promotion of a weekday is listed on its days alone, as is one of the weekend', async () => {
  const friday = await keys('?dayOfWeek=5');
  const sunday = await keys('?dayOfWeek=7');
  expect([friday.includes('workday-drift'), friday.includes('weekend-swell')]).toEqual([true, false]);
  expect([sunday.includes('workday-drift'), sunday.includes('weekend-swell')]).toEqual([false, true]);
});

test('each type of promotion can be asked for alone, and the deposit page asks for those with a deposit', async () => {
  for (const [type, shown] of [
    ['freespins', 'Free Spins'],
    ['deposit', 'Deposit'],
    ['no_deposit', 'No Deposit'],
  ]) {
    const { rows } = await promotions(`?type=${type}&limit=100`);
    expect(new Set(rows.map((row) => row['type']))).toEqual(new Set([shown]));
  }
  expect(await keys('?isDeposit=true')).toEqual(await keys('?type=deposit'));
  expect(await keys('?isDeposit=false')).toEqual(await keys('?pageNo=1'));
});

test('a chosen day shows what holds on it, also what has not begun today or was over', async () => {
  expect(await keys('?calendarDateTime=2026-11-21')).toContain('weekend-swell');
  expect(await keys('?calendarDateTime=2026-11-20')).not.toContain('summer-regatta');
  expect(await keys('?calendarDateTime=2026-11-24')).toContain('summer-regatta');
  expect(await keys('?calendarDateTime=2026-11-10')).toContain('spring-regatta');
  expect(await keys('?pageNo=1')).not.toContain('spring-regatta');
});

test('a chosen instant is a day of the zone asked for, and an hour', async () => {
  const instant = 'calendarDateTime=2026-11-21T11:30:00Z';
  expect(await keys(`?${instant}&timeZone=Pacific/Kiritimati`)).toContain('weekend-swell');
  const late = 'calendarDateTime=2026-11-20T23:30:00Z';
  expect(await keys(`?${late}&timeZone=UTC`)).not.toContain('weekend-swell');
  expect(await keys(`?${late}&timeZone=Europe/Malta`)).toContain('weekend-swell');
  expect(await keys('?calendarDateTime=2026-11-20T18:30:00Z')).toContain('evening-breeze');
  expect(await keys('?calendarDateTime=2026-11-20T08:30:00Z')).not.toContain('evening-breeze');
});

test('countries count when the page wants them checked: the one asked, or the one the visitor is in', async () => {
  expect(await keys('?countryCode=NL')).toContain('northern-lights');
  expect(await keys('?countryCheck=true&countryCode=NL')).not.toContain('northern-lights');
  expect(await keys('?countryCheck=true&countryCode=SE')).toContain('northern-lights');
  await sandbox.request('POST', '/sandbox/visitor', { body: { country: 'DK' } });
  expect(await keys('?countryCheck=true')).toContain('northern-lights');
  const campaign = '?cpnc=harbour&countryCheck=true&countryCode=CA';
  expect(await keys(campaign)).toContain('harbour-friends');
  expect(await keys(`${campaign}&subdivision=CA-ON`)).not.toContain('harbour-friends');
});

test('a promotion of a campaign shows only to those who come by it', async () => {
  expect(await keys('?cpnc=harbour')).toContain('harbour-friends');
  expect(await keys('?cpnc=other')).not.toContain('harbour-friends');
});

test('amounts are told in euros and in the currency asked for', async () => {
  const { rows } = await promotions('?currencyCode=BTC&limit=100');
  expect(rows.map(({ id }) => id)).toContain('bitcoin-tide');
  expect(rows.find(({ id }) => id === 'harbour-welcome')).toMatchObject({
    currencyCode: 'EUR',
    maxBonusThreshold: 100,
    convertedAmounts: { currencyCode: 'BTC', maxBonusThreshold: 0.001, minDeposit: 0.0002 },
  });
  expect(await keys('?currencyCode=EUR')).not.toContain('bitcoin-tide');
});

test('an offer speaks one language: the one asked for where the house has it, else English', async () => {
  const first = async (language: string) => (await promotions(`?language=${language}`)).rows[0];
  expect(await first('de-AT')).toMatchObject({
    name: 'Hafengruß',
    banner: { bannerTitle: 'Hafengruß', text: 'Einzahlung verdoppelt: ab 20 €, 30 Mal umzusetzen' },
    description: 'So viel dazu, wie du einzahlst, bis 100 €.',
  });
  expect(await first('nl')).toMatchObject({
    banner: { bannerTitle: 'Harbour welcome', text: 'Your deposit doubled: from €20, wagered 30 times' },
    description: 'As much again as you pay in, up to €100.',
  });
});

test.each(OFFER_LANGUAGES)('every offer has all its words in %s', (language) => {
  for (const offer of OFFERS) {
    const words = getOfferText(offer, language);
    expect(words.description, offer.key).not.toBe(offer.description);
    expect(words.text === undefined).toBe(offer.banner?.text === undefined);
    expect(words.terms).toHaveLength(offer.terms.length);
    expect(words.name.length, words.name).toBeLessThanOrEqual(35);
  }
});

test('a zone or a currency nobody knows, and a weekday that is none, are named as at fault', async () => {
  for (const [query, field] of [
    ['timeZone=Nowhere/Land', 'timeZone'],
    ['currencyCode=XXX', 'currencyCode'],
    ['dayOfWeek=8', 'dayOfWeek'],
    ['type=raffle', 'type'],
  ]) {
    const { status, body } = await sandbox.request('GET', `/api/admin/get-all-bonus?${query}`);
    expect([status, body['errors']]).toEqual([400, { [field ?? '']: 'form.validation.invalid.format' }]);
  }
});

test('a player sees why an offer cannot be taken, and until when; a visitor is not told', async () => {
  const token = await sandbox.logIn('depositor');
  const { rows } = await promotions('?limit=100', token);
  const checkOf = (key: string) => rows.find(({ id }) => id === key)?.check;
  expect(checkOf('harbour-welcome')).toBeNull();
  expect(checkOf('daily-dip')).toMatchObject({ code: 'RETRY_PERIOD', until: '2026-11-21T12:17:19.000Z' });
  expect(checkOf('weekend-swell')).toMatchObject({
    code: 'VALID_ON_DAYS',
    until: '2026-11-20T23:00:00.000Z',
  });
  expect(checkOf('message-in-a-bottle')).toMatchObject({
    code: 'UNIFIED_ERROR',
    reference: expect.any(String),
  });
  const visitors = await promotions('?limit=100');
  expect(visitors.rows.every(({ check }) => check === null)).toBe(true);
});
