import type { PlayerLimit } from '@baize/api/endpoints/account';
import { LIMIT_PERIOD_NAMES, LIMIT_PERIODS, limitPreview, type LimitPeriod } from '@baize/domain/limits';
import { MARKETS, RULE_PACKS, type Market } from '@baize/domain/rule-packs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestDeposit } from '../testing/cashier-requests.ts';
import { createLimitClient, LIMITS_PATH } from '../testing/limit-client.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const HOUR = 3_600_000;
/** The same few stories on every run, more where a rule has two halves; many new ones with `LEDGER_RUN=full`. */
const storiesOf = (market: Market) =>
  process.env['LEDGER_RUN'] === 'full'
    ? { numRuns: 60 }
    : { numRuns: market === 'se' ? 12 : 3, seed: 2026_11_26, endOnFailure: true };
const ZONE = 'Europe/Amsterdam';
const sandbox = connectTestSandbox();
const limits = createLimitClient(sandbox);

const period = fc.constantFrom<LimitPeriod>(...LIMIT_PERIOD_NAMES, 'monthly', 'monthly');
const tab = fc.constantFrom(0, 1);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('ask' as const),
      tab,
      period,
      amount: fc.option(fc.integer({ min: 0, max: 40 }).map((tens) => tens * 10)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('confirm' as const), tab, period, looksFirst: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('cancel' as const), tab, period, looksFirst: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look' as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      amount: fc.integer({ min: 1, max: 25 }).map((tens) => tens * 10),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.oneof(
        fc.constantFrom(1, HOUR, 24 * HOUR - 1, 24 * HOUR, 72 * HOUR, 168 * HOUR),
        fc.integer({ min: 0, max: 20 * 24 * HOUR }),
      ),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What the model knows of one limit: what holds, and the wish for more with its instant. No book, no instant to come. */
type Known = { held: number | null; asked: { amount: number | null; at: number } | null };
type View = readonly PlayerLimit[];

const high = (limit: number | null): number => limit ?? Infinity;

const localDay = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' });

/** The running day, week (by its Monday) or month, by the calendar of Intl. */
function running(now: number, of: LimitPeriod): string {
  const day = localDay.format(now);
  if (of === 'monthly') return day.slice(0, 7);
  const date = new Date(`${day}T00:00:00Z`);
  if (of === 'weekly') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString();
}

const rowOf = (view: View, of: LimitPeriod) =>
  view.find((row) => row.type === 'deposit' && row.period === LIMIT_PERIODS[of]);

/** A player with two tabs, each showing what it read last, and a model of what they may pay in. */
async function startStory(market: Market, now: number) {
  await sandbox.reset(new Date(now).toISOString());
  await limits.asMarket(market);
  const token = await sandbox.logIn('depositor');
  const first = await limits.all(token);
  const known = new Map<LimitPeriod, Known>(
    LIMIT_PERIOD_NAMES.map((name) => [name, { held: rowOf(first, name)?.amount ?? null, asked: null }]),
  );
  return {
    token,
    market,
    pack: RULE_PACKS[market],
    now,
    known,
    views: [first, first],
    paid: [] as { amount: number; at: number }[],
  };
}
type Story = Awaited<ReturnType<typeof startStory>>;

function knownOf(story: Story, of: LimitPeriod): Known {
  const found = story.known.get(of);
  if (!found) throw new Error(`There is no ${of} limit.`);
  return found;
}

function mayHold({ pack, now }: Story, asked: { at: number }, of: LimitPeriod): boolean {
  const rested = now - asked.at >= pack.coolingOffHours * HOUR;
  return rested && (pack.market !== 'se' || running(now, of) > running(asked.at, of));
}

/** What the client tells a player who wishes for another limit, by the newest the platform said. */
function previewOf(
  { pack, now }: Story,
  view: View,
  { of, amount }: { of: LimitPeriod; amount: number | null },
) {
  const usage = Object.fromEntries(LIMIT_PERIOD_NAMES.map((name) => [name, rowOf(view, name)?.used ?? 0]));
  return limitPreview({
    previous: rowOf(view, of)?.amount ?? null,
    next: amount,
    now,
    pack,
    zone: ZONE,
    period: of,
    usage,
  });
}

async function ask(story: Story, { period: of, amount }: Extract<Step, { do: 'ask' }>) {
  const told = previewOf(story, await limits.all(story.token), { of, amount });
  const { status } = await limits.put(story.token, { type: 'deposit', period: LIMIT_PERIODS[of], amount });
  expect(status).toBe(200);
  const it = knownOf(story, of);
  const isMore = high(amount) > high(it.held);
  expect(told.needsConfirmation).toBe(isMore);
  it.asked = isMore ? { amount, at: story.now } : null;
  if (!isMore) it.held = amount;
  const waits = rowOf(await limits.all(story.token), of)?.pending?.confirmableAt ?? null;
  expect(waits === null ? null : Date.parse(waits)).toBe(isMore ? told.startsAt : null);
}

async function confirm(
  story: Story,
  { period: of, tab: place, looksFirst }: Extract<Step, { do: 'confirm' }>,
) {
  if (looksFirst) story.views[place] = await limits.all(story.token);
  const seen = rowOf(story.views[place] ?? [], of)?.pending;
  if (!seen) return;
  const body = { type: 'deposit', period: LIMIT_PERIODS[of], amount: seen.amount, confirmPendingId: seen.id };
  const { status } = await limits.put(story.token, body);
  const it = knownOf(story, of);
  const isTheWish =
    it.asked !== null && it.asked.at === Date.parse(seen.askedAt ?? '') && it.asked.amount === seen.amount;
  const mayBe = isTheWish && it.asked !== null && mayHold(story, it.asked, of);
  if (status === 200) {
    expect(mayBe, 'a raise is taken only when it has rested').toBe(true);
    it.held = seen.amount;
    it.asked = null;
  } else expect([404, 422]).toContain(status);
}

async function cancel(story: Story, { period: of, tab: place, looksFirst }: Extract<Step, { do: 'cancel' }>) {
  if (looksFirst) story.views[place] = await limits.all(story.token);
  const seen = rowOf(story.views[place] ?? [], of)?.pending;
  if (!seen) return;
  const { status } = await sandbox.request('DELETE', `${LIMITS_PATH}/pending/${seen.id}`, {
    token: story.token,
  });
  expect([200, 404]).toContain(status);
  if (status === 200) knownOf(story, of).asked = null;
}

async function pay(story: Story, { amount }: Extract<Step, { do: 'pay' }>): Promise<boolean> {
  const { status, body } = await requestDeposit(sandbox, { token: story.token, amount });
  if (status !== 200) {
    expect(body['code']).toBe('PAYMENT_LIMIT_THRESHOLD');
    return false;
  }
  story.paid.push({ amount, at: story.now });
  for (const name of LIMIT_PERIOD_NAMES) {
    const inPeriod = story.paid.filter(({ at }) => running(at, name) === running(story.now, name));
    const total = inPeriod.reduce((sum, one) => sum + one.amount, 0);
    expect(total, `${name}: never more than what holds`).toBeLessThanOrEqual(high(knownOf(story, name).held));
  }
  return true;
}

async function take(story: Story, one: Step): Promise<boolean> {
  if (one.do === 'ask') await ask(story, one);
  if (one.do === 'confirm') await confirm(story, one);
  if (one.do === 'cancel') await cancel(story, one);
  if (one.do === 'look') story.views[one.tab] = await limits.all(story.token);
  if (one.do === 'wait') {
    await limits.advance(one.ms);
    story.now += one.ms;
    // Who was away for long is signed out, and comes back.
    story.token = await sandbox.logIn('depositor');
  }
  return one.do === 'pay' && pay(story, one);
}

for (const market of MARKETS)
  test(`in the market ${market} no order of wishes, confirmations, waits and payments in two tabs raises a limit early [LIM-01]`, async () => {
    const seen = { paid: 0, refused: 0, raised: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        fc.array(step, { minLength: 25, maxLength: 40 }),
        async (start, steps) => {
          const story = await startStory(market, Math.floor(start.getTime() / 1000) * 1000);
          for (const one of steps) {
            const before = one.do === 'confirm' ? knownOf(story, one.period).held : null;
            const isPaid = await take(story, one);
            if (one.do === 'pay') seen[isPaid ? 'paid' : 'refused'] += 1;
            if (one.do === 'confirm' && knownOf(story, one.period).held !== before) seen.raised += 1;
            const rows = await limits.all(story.token);
            for (const name of LIMIT_PERIOD_NAMES) {
              const { held, asked } = knownOf(story, name);
              expect(rowOf(rows, name)?.amount ?? null, `${name} holds`).toBe(held);
              expect(rowOf(rows, name)?.pending?.amount, `${name} waits`).toBe(asked?.amount);
            }
          }
        },
      ),
      storiesOf(market),
    );
    // Stories in which nobody pays, is refused or raises would prove nothing.
    expect(Math.min(seen.paid, seen.refused, seen.raised), JSON.stringify(seen)).toBeGreaterThan(0);
  });
