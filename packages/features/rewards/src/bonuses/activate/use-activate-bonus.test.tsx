import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { PlayerBoundary } from '@baize/player';
import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { Button } from '@baize/ui/button';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { bareBonus } from '../../testing/example-bonuses.ts';
import { FakeBonuses, refusedWithCode } from '../../testing/fake-bonuses.ts';
import { dropConnection, errorResponse } from '../../testing/fake-platform.ts';
import { ActivateBonusDialogs } from './activate-bonus-dialogs.tsx';
import { useActivateBonus } from './use-activate-bonus.ts';

afterEach(cleanup);

const gift = bareBonus({ id: '7', name: 'Quay gift', multiplier: 30 });

function Taking({ bonus }: { bonus: BonusLabel }) {
  const activating = useActivateBonus();
  return (
    <>
      <Button pending={activating.pending.has('7')} onClick={() => activating.activate(bonus)}>
        Activate
      </Button>
      <ActivateBonusDialogs activation={activating} />
    </>
  );
}

async function open(platform: FakeBonuses, stage: Partial<TestProvidersProps> = {}, bonus = gift) {
  const { container } = render(
    <TestProviders viewer="player" api={platform.client()} player={platform.player} {...stage}>
      <PlayerBoundary>
        <Taking bonus={bonus} />
      </PlayerBoundary>
    </TestProviders>,
  );
  return within(container).findByRole('button', { name: 'Activate' });
}

const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const question = async () => within(await dialog('Activate this bonus?'));
const confirm = async () => userEvent.click((await question()).getByRole('button', { name: 'Activate' }));

const text = () => (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '');

test('before anything is sent it is said what is locked, for how long and what is to be wagered', async () => {
  const platform = new FakeBonuses([gift]);
  await userEvent.click(await open(platform));
  await question();
  expect(text()).toContain(
    '€248.50 of your own money cannot be withdrawn while this bonus is active. That lasts until the bonus is wagered, given up or expires.',
  );
  expect(text()).toContain('To be wagered: 30\u00a0× the bonus amount.');
  await press('Not now');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.sent('/activate-bonus')).toHaveLength(0);
});

test('how long it runs from activation is told before, in both times; where nobody says, no end is told', async () => {
  const platform = new FakeBonuses([gift]);
  platform.player = playerFixture();
  await userEvent.click(await open(platform, {}, { ...gift, runsDays: 14 }));
  await question();
  const zoned =
    /You have 14 days from activation\. Activated now, it ends on \w{3} \d+ \w{3}, \d\d:\d\d.*UTC/;
  await waitFor(() => expect(text()).toMatch(zoned));
  cleanup();
  await userEvent.click(await open(platform));
  await question();
  expect(text()).not.toContain('from activation');
});

test('cashback without a wager locks nothing, so nothing is asked and no lock is told', async () => {
  const cashback = bareBonus({ id: '7', name: 'Tide back', type: 'instant-cashback' });
  const platform = new FakeBonuses([cashback]);
  await userEvent.click(await open(platform, {}, cashback));
  await dialog('Bonus activated');
  expect(text()).toContain('Tide back is yours, and it locks none of your own money.');
  expect(text()).not.toContain('cannot be withdrawn');
});

test('without money of the own the lock is told without an amount', async () => {
  const platform = new FakeBonuses([gift]);
  platform.player = playerFixture({ amount: 0 });
  await userEvent.click(await open(platform));
  await question();
  expect(text()).toContain('None of your own money can be withdrawn while this bonus is active');
  expect(text()).not.toContain('€0.00');
});

test('a bonus is activated once, however often the button is pressed, and says so', async () => {
  const platform = new FakeBonuses([gift]);
  await userEvent.tripleClick(await open(platform));
  await userEvent.tripleClick((await question()).getByRole('button', { name: 'Activate' }));
  await dialog('Bonus activated');
  expect(text()).toContain('€248.50 of your own money cannot be withdrawn while this bonus is active.');
  expect(platform.sent('/activate-bonus')).toHaveLength(1);
});

test('once it is active its figures are told: what it adds, what is left to wager, the most it pays', async () => {
  const figures = { bonusAmount: 5, wagered: 0, wagerLeft: 150, maxWin: 50, expiry: '2026-12-01T17:17:19Z' };
  const platform = new FakeBonuses([{ ...gift, ...figures }]);
  await userEvent.click(await open(platform));
  await confirm();
  await dialog('Bonus activated');
  const told = (line: string) => document.querySelector(`[data-figures] [data-line="${line}"]`)?.textContent;
  expect(told('bonusAmount')).toContain('€5.00');
  expect(told('wagerLeft')).toContain('€150.00');
  expect(told('maxWin')).toContain('€50.00');
  expect(told('expiry')).toContain('UTC');
  expect(told('freeSpinsQuantity')).toBeUndefined();
});

test('the keyboard stands on the choice that locks nothing, so Enter pressed twice activates nothing', async () => {
  const platform = new FakeBonuses([gift]);
  (await open(platform)).focus();
  await userEvent.keyboard('{Enter}');
  const asked = await question();
  const stay = asked.getByRole('button', { name: 'Not now' });
  await waitFor(() => expect(document.activeElement).toBe(stay));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.sent('/activate-bonus')).toHaveLength(0);
});

test('of free spins their wins are to be wagered, not an amount there is none of', async () => {
  const spins = { ...gift, type: 'free-spins', freeSpinsQuantity: 20, multiplier: 20 } as const;
  await userEvent.click(await open(new FakeBonuses([spins]), {}, spins));
  await question();
  expect(text()).toContain('To be wagered: 20\u00a0× what the spins win.');
  expect(text()).not.toContain('the bonus amount');
});

test('two tabs activate a bonus once: the later one learns that it is active already', async () => {
  const platform = new FakeBonuses([gift]);
  const tabs = [await open(platform), await open(platform)];
  let activations = 0;
  const answer = () => {
    activations += 1;
    if (activations > 1) return errorResponse(409);
    platform.setStatus('7', 'active');
    return Response.json({ success: true, data: { bonus: null } });
  };
  platform.responses.push(answer, answer);
  for (const tab of tabs) tab.click();
  await waitFor(() => expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2));
  const yes = { name: 'Activate', hidden: true };
  for (const asked of screen.getAllByRole('dialog', { hidden: true }))
    within(asked).getByRole('button', yes).click();
  await dialog('Bonus activated');
  await screen.findByText(/from another tab or device/);
  expect(activations).toBe(2);
});

test('after a lost answer the bonuses are read again before anything is said, and show that it was done', async () => {
  const platform = new FakeBonuses([gift]);
  platform.responses.push(() => {
    platform.setStatus('7', 'active');
    return dropConnection();
  });
  await userEvent.click(await open(platform));
  await confirm();
  await dialog('Bonus activated');
  expect(screen.queryByText('Bonus not activated')).toBeNull();
});

test('a lost activation that was not done is offered again, under the same key', async () => {
  const platform = new FakeBonuses([gift]);
  platform.responses.push(dropConnection);
  await userEvent.click(await open(platform));
  await confirm();
  await dialog('Bonus not activated');
  await press('Try again');
  await dialog('Bonus activated');
  const [first, second] = platform.sent('/activate-bonus');
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('with no answer to anything nothing is invented: it is unknown, and trying again is safe', async () => {
  const platform = new FakeBonuses([gift]);
  const button = await open(platform);
  platform.isOffline = true;
  await userEvent.click(button);
  await confirm();
  await dialog('No answer yet');
  expect(screen.getByText(/a bonus is activated once/)).toBeTruthy();
});

test('a refusal says why, until when and what to do', async () => {
  const platform = new FakeBonuses([gift]);
  platform.responses.push(() => refusedWithCode('ACTIVE_BONUS', { until: '2026-12-01T17:17:19Z' }));
  await userEvent.click(await open(platform));
  await confirm();
  const refusedDialog = within(await dialog('Bonus not activated'));
  expect(refusedDialog.getByText(/Only one bonus can be active at a time/)).toBeTruthy();
  expect(refusedDialog.getByText(/1 Dec/)).toBeTruthy();
});

test('where the settings ask for it, the e-mail is confirmed first, then the bonus is activated [PRO-06]', async () => {
  const platform = new FakeBonuses([gift]);
  const { getUser } = platform.player;
  platform.player = { ...platform.player, getUser: { ...getUser, isEmailVerified: false } };
  await userEvent.click(await open(platform, { settings: { verifyEmailOnBonusActivation: true } }));
  await dialog('Confirm your e-mail first');
  expect(platform.sent('/activate-bonus')).toHaveLength(0);
  await press('Send me the link');
  await screen.findByText(/a new link is on its way/);
  expect(platform.sent('/resend-verification')).toHaveLength(1);
  await press('I have confirmed it');
  await screen.findByText(/not confirmed yet/);
  platform.player = { ...platform.player, getUser: { ...getUser, isEmailVerified: true } };
  await press('I have confirmed it');
  await confirm();
  await dialog('Bonus activated');
  await waitFor(() => expect(platform.sent('/activate-bonus')).toHaveLength(1));
});

test('a platform that asks for the confirmed e-mail by itself is heard as well', async () => {
  const platform = new FakeBonuses([gift]);
  platform.responses.push(() => refusedWithCode('REQUIRED_EMAIL_VERIFICATION'));
  await userEvent.click(await open(platform));
  await confirm();
  expect(await dialog('Confirm your e-mail first')).toBeTruthy();
});
