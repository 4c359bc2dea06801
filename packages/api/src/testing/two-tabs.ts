import { vi } from 'vitest';
import { createFakeBrowser } from './tabs.ts';

/** A rakeback day as a tab keeps it. */
export const DAY = {
  canClaimDate: '2026-03-01',
  bonusId: 'b-1',
  amount: 4.5,
  paidAt: null,
  reference: null,
};

export const daysPaying = (amount: number) => [{ ...DAY, amount }];

/** What the platform says of the one day now, to every tab alike. */
export const platform = {
  amount: 4.5,
  answer: () => jsonResponse(200, { success: true, data: { days: daysPaying(platform.amount) } }),
};

function jsonResponse(status: number, body: unknown, headers: HeadersInit = {}): Promise<Response> {
  return Promise.resolve(Response.json(body, { status, headers }));
}

export const refusalResponse = (status: number, headers: HeadersInit = {}) =>
  jsonResponse(status, { success: false, message: 'no' }, headers);

/** An answer of what the platform would say now, that comes when the test says so. */
export function deferredResponse(): { answer(): Promise<Response>; come(): Promise<void> } {
  const now = platform.answer();
  let come = (_answer: Promise<Response>): void => undefined;
  const waiting = new Promise<Response>((done) => {
    come = done;
  });
  return {
    answer: () => waiting,
    async come() {
      come(now);
      await advanceTime(1);
    },
  };
}

/** Freezes time and chance, and gives the platform its first amount. */
export function freezeTime(): void {
  platform.amount = 4.5;
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
}

export function restoreTime(): void {
  vi.restoreAllMocks();
  vi.useRealTimers();
}

export const advanceTime = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** Two tabs of one browser with the calendar open; the first leads. Their first reads are not counted. */
export async function twoTabs() {
  const browser = createFakeBrowser();
  const one = browser.openTab(platform.answer);
  const other = browser.openTab(platform.answer);
  one.look();
  other.look();
  await advanceTime(1);
  one.send.mockClear();
  other.send.mockClear();
  browser.sent.length = 0;
  return { browser, one, other };
}

/** How often each tab asked. */
export const requestCounts = (...tabs: { send: { mock: { calls: unknown[] } } }[]) =>
  tabs.map((tab) => tab.send.mock.calls.length);
