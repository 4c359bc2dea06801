import { PlayerBoundary } from '@baize/player';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { bareBonus } from '../../testing/example-bonuses.ts';
import { FakeBonuses, refusedWithCode } from '../../testing/fake-bonuses.ts';
import { okResponse, dropConnection, errorResponse } from '../../testing/fake-platform.ts';
import { useBonuses } from '../page/bonuses-data.ts';
import { CouponSection } from './coupon-section.tsx';

afterEach(cleanup);

function Page() {
  const offered = useBonuses('offered');
  return (
    <>
      <p>{offered.kind}</p>
      <CouponSection currency="EUR" />
    </>
  );
}

async function open(platform: FakeBonuses, stage: Partial<TestProvidersProps> = {}) {
  render(
    <TestProviders {...stage} viewer="player" api={platform.client()} player={platform.player}>
      <PlayerBoundary>
        <Page />
      </PlayerBoundary>
    </TestProviders>,
  );
  await screen.findByText('known');
}

const field = () => screen.findByLabelText<HTMLInputElement>('Coupon code');
const send = async (code: string) => {
  const box = await field();
  await userEvent.clear(box);
  if (code !== '') await userEvent.type(box, code);
  await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
};
const gift = bareBonus({ id: '9', name: 'Captain’s table' });

test('a code is sent once, without spaces and in capitals, and says what it gave [PRO-06]', async () => {
  const platform = new FakeBonuses();
  platform.responses.push(() => okResponse({ bonus: gift }));
  await open(platform);
  await userEvent.type(await field(), '  captain ');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Redeem' }));
  await screen.findByText(/Your coupon is accepted/);
  expect(screen.getByText(/It waits among your offers/)).toBeTruthy();
  expect(platform.sent('/coupon').map(({ body }) => body)).toEqual([{ code: 'CAPTAIN' }]);
  expect((await field()).value).toBe('');
});

test('money from a code comes with its amount, its time and a number for support', async () => {
  const platform = new FakeBonuses();
  const paid = bareBonus({ id: '77', status: 'completed', bonusAmount: 5, ended: '2026-11-20T17:17:19Z' });
  platform.responses.push(() => okResponse({ bonus: paid }));
  await open(platform);
  await send('SEASHELL5');
  const said = (await screen.findByText(/Your coupon is accepted/)).closest('[role="status"]')?.textContent;
  expect(said?.replaceAll(/[\u2066-\u2069]/g, '')).toContain('€5.00 was added to your own money');
  expect(said).toContain('Reference 77');
  expect(said).toContain('UTC');
});

test('who comes to enter a coupon stands in its field', async () => {
  await open(new FakeBonuses(), { url: '/bonuses#coupon' });
  const box = await field();
  await waitFor(() => expect(document.activeElement).toBe(box));
});

test('an empty field is not sent, and says what to do', async () => {
  const platform = new FakeBonuses();
  await open(platform);
  await send('   ');
  expect(await screen.findByText('Enter a coupon code.')).toBeTruthy();
  expect(platform.sent('/coupon')).toHaveLength(0);
});

test.each([
  [() => errorResponse(404), /There is no coupon/],
  [() => errorResponse(409), /You have used/],
  [() => refusedWithCode('COUPON_EXPIRED'), /has expired/],
  [() => refusedWithCode('COUPON_EXHAUSTED'), /has been used up/],
  [() => refusedWithCode('ACTIVE_BONUS'), /Only one bonus can be active/],
  [() => refusedWithCode('UNIFIED_ERROR', { reference: 'BZ-4711' }), /BZ-4711/],
] as const)('a refused code says why, and what was typed stays (%#)', async (answer, words) => {
  const platform = new FakeBonuses();
  platform.responses.push(answer);
  await open(platform);
  await send('barnacle');
  expect(await screen.findByText(words)).toBeTruthy();
  expect((await field()).value).toBe('BARNACLE');
});

test.each([
  [{}, 'Send it again in a moment.'],
  [{ 'Retry-After': '20' }, 'Send it again in a moment.'],
  [{ 'Retry-After': '300' }, 'Send it again in 5 minutes.'],
])(
  'too many codes at once (%o) are no bad coupon, and it is said when to send it again',
  async (headers, words) => {
    const platform = new FakeBonuses();
    platform.responses.push(() =>
      Response.json({ success: false, message: 'Slow down' }, { status: 429, headers }),
    );
    await open(platform);
    await send('CAPTAIN');
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
    expect(document.body.textContent).toContain('You can still use it');
    expect(document.body.textContent).not.toContain('does not work');
    expect((await field()).value).toBe('CAPTAIN');
  },
);

test('after a lost answer the bonuses are read again: one that is new was given by the code', async () => {
  const platform = new FakeBonuses();
  platform.responses.push(() => {
    platform.rows = [gift];
    return dropConnection();
  });
  await open(platform);
  platform.responses.push(() => errorResponse(409));
  await send('CAPTAIN');
  expect(await screen.findByText(/It waits among your offers/)).toBeTruthy();
  // What was settled is settled: the code typed again is another question, and gets its own answer.
  await send('CAPTAIN');
  expect(await screen.findByText(/You have used/)).toBeTruthy();
  const [first, second] = platform.sent('/coupon').map(({ idempotencyKey }) => idempotencyKey);
  expect(second).not.toBe(first);
});

test('a code whose answer was lost may be sent again under the same key; another code has its own', async () => {
  const platform = new FakeBonuses();
  platform.responses.push(dropConnection, dropConnection, () => errorResponse(404));
  await open(platform);
  await send('CAPTAIN');
  await screen.findByText(/Sending it again is safe/);
  await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
  await waitFor(() => expect(platform.sent('/coupon')).toHaveLength(2));
  await screen.findByText(/Sending it again is safe/);
  await send('OTHER');
  await screen.findByText(/There is no coupon/);
  const [first, second, third] = platform.sent('/coupon').map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
