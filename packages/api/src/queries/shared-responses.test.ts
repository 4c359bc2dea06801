import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  requestCounts,
  DAY,
  deferredResponse,
  freezeTime,
  advanceTime,
  daysPaying,
  platform,
  restoreTime,
  twoTabs,
} from '../testing/two-tabs.ts';
import { sessionHash } from '../session-hash.ts';
import { parsePollMessage } from './poll-message.ts';

const POLL = '["rakeback-days"]';

beforeEach(freezeTime);
afterEach(restoreTime);

test('the newest asked wins: an answer asked before a claim does not bring the day back', async () => {
  const { one, other } = await twoTabs();
  const late = deferredResponse();
  one.send.mockImplementation(late.answer);
  await advanceTime(10_000);
  await advanceTime(100);
  other.cache.setQueryData(other.query.queryKey, [{ ...DAY, paidAt: '2026-03-01T10:00:00Z' }]);
  platform.amount = 0;
  await other.cache.invalidateQueries({ queryKey: other.query.queryKey });
  await advanceTime(1);
  await late.come();
  expect([one.days(), other.days()]).toEqual([daysPaying(0), daysPaying(0)]);
});

test('news of another session, another poll or no sense never enters a cache', async () => {
  const { browser, one, other } = await twoTabs();
  const news = {
    kind: 'answer',
    poll: POLL,
    whose: sessionHash('token-of-7'),
    askedAt: Date.now() + 500,
    data: daysPaying(99),
  } as const;
  await advanceTime(1_000);
  for (const foreign of [
    { ...news, whose: sessionHash('token-of-8') },
    { ...news, whose: sessionHash(null) },
    { ...news, poll: '["user-details"]' },
    { ...news, data: [{ ...DAY, amount: 'much' }] },
    { ...news, data: null },
    { ...news, askedAt: Date.now() + 3_600_000 },
    { ...news, askedAt: Date.now() - 3_600_000 },
  ]) {
    browser.whisper(foreign);
  }
  expect([one.days(), other.days()]).toEqual([daysPaying(4.5), daysPaying(4.5)]);
  browser.whisper(news);
  expect([one.days(), other.days()]).toEqual([daysPaying(99), daysPaying(99)]);
});

test('after the session changed, a cache of the old one takes and tells nothing until it is cleared', async () => {
  const { browser, one, other } = await twoTabs();
  browser.session.token = 'token-of-8';
  await advanceTime(1_000);
  for (const token of ['token-of-7', 'token-of-8']) {
    const askedAt = Date.now();
    browser.whisper({ kind: 'answer', poll: POLL, whose: sessionHash(token), askedAt, data: daysPaying(99) });
  }
  await advanceTime(20_000);
  expect(browser.sent).toEqual([]);
  expect([one.days(), other.days()]).toEqual([daysPaying(4.5), daysPaying(4.5)]);
  one.cache.clear();
  one.look();
  await advanceTime(1);
  expect(browser.sent.map(({ whose }) => whose)).toEqual([sessionHash('token-of-8')]);
});

test('an answer asked in one session and come in another is not told', async () => {
  const { browser, one } = await twoTabs();
  const late = deferredResponse();
  one.send.mockImplementation(late.answer);
  await advanceTime(10_000);
  browser.session.token = null;
  await late.come();
  expect(browser.sent).toEqual([]);
});

test('a message carries a mark, never the token', async () => {
  const { browser } = await twoTabs();
  await advanceTime(10_000);
  expect(JSON.stringify(browser.sent)).toContain(sessionHash('token-of-7'));
  expect(JSON.stringify(browser.sent)).not.toContain('token-of-7');
});

test('a signed-out browser listens to nothing', async () => {
  const { browser, one, other } = await twoTabs();
  expect(browser.listeners()).toBe(2);
  one.cache.clear();
  other.cache.clear();
  expect(browser.listeners()).toBe(0);
  await advanceTime(60_000);
  expect(requestCounts(one, other)).toEqual([0, 0]);
});

test('a message of another version of the page is judged before it is used', () => {
  const news = { kind: 'rest', poll: POLL, whose: 'x', until: 5 };
  expect(parsePollMessage(news)).toEqual(news);
  for (const raw of [null, 'news', { kind: 'gossip' }, { ...news, until: 'soon' }, { ...news, until: NaN }])
    expect(parsePollMessage(raw)).toBeUndefined();
});

test('a day marked as claimed here is not brought back by an answer asked before', async () => {
  const { one, other } = await twoTabs();
  const late = deferredResponse();
  one.send.mockImplementation(late.answer);
  await advanceTime(10_100);
  const claimed = [{ ...DAY, paidAt: '2026-03-01T10:00:00Z' }];
  other.cache.setQueryData(other.query.queryKey, claimed);
  await late.come();
  expect(other.days()).toEqual(claimed);
});

test('what was declared out of date is not made good by an answer asked before', async () => {
  const { one, other } = await twoTabs();
  const late = deferredResponse();
  one.send.mockImplementation(late.answer);
  await advanceTime(10_100);
  void other.cache.invalidateQueries({ queryKey: other.query.queryKey, refetchType: 'none' });
  await late.come();
  expect(other.cache.getQueryState(other.query.queryKey)?.isInvalidated).toBe(true);
});

test('an answer keeps the time at which it was asked, in every tab', async () => {
  const { one, other } = await twoTabs();
  const late = deferredResponse();
  one.send.mockImplementation(late.answer);
  const due = Date.now() + 9_999;
  await advanceTime(12_000);
  await late.come();
  expect(other.cache.getQueryState(other.query.queryKey)?.dataUpdatedAt).toBe(due);
});

test('a device clock that is put back does not shut the tabs off from each other', async () => {
  const { one, other } = await twoTabs();
  vi.setSystemTime(Date.now() - 3_600_000);
  platform.amount = 3;
  await advanceTime(20_000);
  expect([one.days(), other.days()]).toEqual([daysPaying(3), daysPaying(3)]);
});

test('no message makes a tab rest for longer than a day', async () => {
  const { browser, one } = await twoTabs();
  const until = Date.now() + 30 * 24 * 3_600_000;
  browser.whisper({ kind: 'rest', poll: POLL, whose: sessionHash('token-of-7'), until });
  await advanceTime(23 * 3_600_000);
  expect(requestCounts(one)).toEqual([0]);
  await advanceTime(3_601_000);
  expect(requestCounts(one)).toEqual([1]);
});
