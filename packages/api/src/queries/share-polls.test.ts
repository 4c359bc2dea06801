import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBrowser } from '../testing/tabs.ts';
import {
  requestCounts,
  deferredResponse,
  freezeTime,
  advanceTime,
  daysPaying,
  platform,
  refusalResponse,
  restoreTime,
  twoTabs,
} from '../testing/two-tabs.ts';

beforeEach(freezeTime);
afterEach(restoreTime);

test('two tabs share one poll: one asks every 10 s and both know the answer', async () => {
  const { one, other } = await twoTabs();
  await advanceTime(60_000);
  expect(requestCounts(one, other)).toEqual([6, 0]);
  platform.amount = 7;
  await advanceTime(10_000);
  expect([one.days(), other.days()]).toEqual([daysPaying(7), daysPaying(7)]);
});

test('what a tab hears it does not tell again', async () => {
  const { browser } = await twoTabs();
  await advanceTime(10_000);
  expect(browser.sent).toHaveLength(1);
});

test('the interval of each round is drawn anew, within a tenth', async () => {
  const { one } = await twoTabs();
  await advanceTime(10_000);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  await advanceTime(10_000);
  expect(requestCounts(one)).toEqual([2]);
  await advanceTime(10_900);
  expect(requestCounts(one)).toEqual([2]);
  await advanceTime(200);
  expect(requestCounts(one)).toEqual([3]);
});

test('when the leader closes, the other asks when the shared answer is an interval old', async () => {
  const { one, other } = await twoTabs();
  await advanceTime(14_000);
  one.close();
  await advanceTime(5_900);
  expect(requestCounts(other)).toEqual([0]);
  await advanceTime(200);
  expect(requestCounts(other)).toEqual([1]);
});

test('a follower that takes over with an old answer asks at once', async () => {
  const { one, other } = await twoTabs();
  one.send.mockImplementation(() => deferredResponse().answer());
  await advanceTime(25_000);
  one.close();
  await advanceTime(1);
  expect(requestCounts(other)).toEqual([1]);
});

test('the tab that is shown takes over from the one that is hidden, and asks at once on its return', async () => {
  const { one, other } = await twoTabs();
  other.be('away');
  await advanceTime(13_000);
  one.be('away');
  await advanceTime(60_000);
  expect(requestCounts(one, other)).toEqual([1, 0]);
  other.be('back');
  await advanceTime(1);
  expect(requestCounts(one, other)).toEqual([1, 1]);
});

test('a hidden tab still learns what the shown one asks, and does not ask when it is shown beside it', async () => {
  const { one, other } = await twoTabs();
  other.be('away');
  platform.amount = 9;
  await advanceTime(10_000);
  expect(other.days()).toEqual(daysPaying(9));
  other.be('back');
  await advanceTime(5_000);
  expect(requestCounts(one, other)).toEqual([1, 0]);
});

test('a follower that slept through the news asks for itself when nobody tells it', async () => {
  const { one, other } = await twoTabs();
  other.be('away');
  one.send.mockImplementation(() => deferredResponse().answer());
  await advanceTime(15_000);
  other.be('back');
  await advanceTime(2_900);
  expect(requestCounts(other)).toEqual([0]);
  await advanceTime(200);
  expect(requestCounts(other)).toEqual([1]);
});

test('a tab whose calendar is closed leaves the poll to the one that shows it, and hears its answers', async () => {
  const browser = createFakeBrowser();
  const one = browser.openTab(platform.answer);
  const other = browser.openTab(platform.answer);
  const closeCalendar = one.look();
  other.look();
  await advanceTime(1);
  closeCalendar();
  platform.amount = 6;
  await advanceTime(30_000);
  expect(requestCounts(one, other)).toEqual([1, 4]);
  expect(one.days()).toEqual(daysPaying(6));
  one.look();
  await advanceTime(1);
  expect(requestCounts(one)).toEqual([1]);
});

test('a refresh asked for in any tab goes out at once and reaches all', async () => {
  const { one, other } = await twoTabs();
  await advanceTime(3_000);
  platform.amount = 8;
  await other.cache.invalidateQueries({ queryKey: other.query.queryKey });
  expect(requestCounts(one, other)).toEqual([0, 1]);
  expect(one.days()).toEqual(daysPaying(8));
});

test('a platform in trouble is left alone for a minute by every tab, whichever leads', async () => {
  const { one, other } = await twoTabs();
  const trouble = () => refusalResponse(503);
  one.send.mockImplementation(trouble);
  other.send.mockImplementation(trouble);
  await advanceTime(10_000 + 8_000);
  expect(requestCounts(one, other)).toEqual([4, 0]);
  one.be('away');
  await advanceTime(50_000);
  expect(requestCounts(one, other)).toEqual([4, 0]);
  await advanceTime(15_000);
  expect(requestCounts(other)[0]).toBeGreaterThan(0);
});

test('a wait the platform asks for binds every tab, from the first refusal on', async () => {
  const { one, other } = await twoTabs();
  one.send.mockImplementation(() => refusalResponse(429, { 'Retry-After': '120' }));
  await advanceTime(10_000);
  expect(requestCounts(one, other)).toEqual([1, 0]);
  one.close();
  await advanceTime(119_000);
  expect(requestCounts(one, other)).toEqual([1, 0]);
  await advanceTime(2_000);
  expect(requestCounts(one, other)).toEqual([1, 1]);
});

test('a failure that is no trouble of the platform does not quicken the poll', async () => {
  const { one } = await twoTabs();
  one.be('away');
  await advanceTime(5_000);
  one.send.mockImplementation(() => refusalResponse(422));
  one.be('back');
  await advanceTime(1);
  const before = requestCounts(one)[0] ?? 0;
  await advanceTime(50_000);
  expect((requestCounts(one)[0] ?? 0) - before).toBeLessThanOrEqual(5);
});
