import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createFakeNotificationsApi } from '../testing/fake-notifications.ts';
import { lostAnswer, refusal } from '../testing/fake-responses.ts';
import { NotificationsSection } from './notifications-section.tsx';

afterEach(cleanup);

type Options = Parameters<typeof createFakeNotificationsApi>[0];

function open(options: Options = {}, viewer: 'player' | 'visitor' = 'player', player = playerFixture()) {
  const { api, sent } = createFakeNotificationsApi(options);
  render(
    <TestProviders viewer={viewer} player={player} api={api}>
      <NotificationsSection />
    </TestProviders>,
  );
  return sent;
}

const switchOf = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const press = async (name: string) => userEvent.click(await switchOf(name));
const notice = async () => (await screen.findByRole('alert')).textContent;
const allOff = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Switch all offers off' });
const saved = async () => waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved.'));
const states = () =>
  screen.getAllByRole<HTMLInputElement>('switch').map(({ checked, disabled }) => ({ checked, disabled }));

test('each channel of offers is a switch as the platform has it; news about the account has none', async () => {
  open({ on: ['email', 'post'] });
  await switchOf('E-mail');
  expect(screen.getAllByRole('switch').map((one) => one.closest('label')?.textContent)).toEqual([
    'E-mail',
    'Text message (SMS)',
    'Push notification',
    'Phone call',
    'Letter',
  ]);
  expect(states().map(({ checked }) => checked)).toEqual([true, false, false, false, true]);
  expect(screen.getByText('They come by: E-mail and Text message (SMS).')).toBeTruthy();
});

test('a switch is saved at once, by itself alone, and says so', async () => {
  const sent = open();
  await press('Text message (SMS)');
  await saved();
  expect(sent()).toEqual(['GET', { offers: { sms: true } }]);
  expect((await switchOf('Text message (SMS)')).checked).toBe(true);
});

test('all offers are switched off by one press, and the focus stays in the section', async () => {
  const sent = open({ on: ['email', 'sms'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Switch all offers off' }));
  await saved();
  expect(sent()).toEqual(['GET', { offers: { email: false, sms: false } }]);
  expect(states().some(({ checked }) => checked)).toBe(false);
  expect(allOff().disabled).toBe(true);
  expect(document.activeElement?.contains(allOff())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('a press inserts nothing: the button and the line for what came of it are there before', async () => {
  open({ on: [] });
  await switchOf('E-mail');
  expect(allOff().disabled).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('');
  await press('E-mail');
  await saved();
  expect(allOff().disabled).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nothing persuades the player to leave offers on', async () => {
  open();
  await press('E-mail');
  await saved();
  expect(document.body.textContent).not.toMatch(/miss|sure|recommend|better|sorry/i);
});

test('a lost answer is settled by reading again: saved after all', async () => {
  const sent = open({ write: { answer: lostAnswer, keep: true } });
  await press('E-mail');
  await saved();
  expect(sent()).toEqual(['GET', { offers: { email: false } }, 'GET']);
  expect((await switchOf('E-mail')).checked).toBe(false);
});

test('a lost answer is settled by reading again: not saved, and the switch is back', async () => {
  open({ write: { answer: lostAnswer } });
  await press('E-mail');
  await waitFor(async () => expect(await notice()).toMatch(/^Your choice was not saved\./));
  expect((await switchOf('E-mail')).checked).toBe(true);
});

test('where reading again fails too, nobody knows; the player can check again', async () => {
  const options: Options = { write: { answer: lostAnswer, keep: true } };
  open(options);
  await switchOf('E-mail');
  options.read = refusal(422);
  await press('E-mail');
  await waitFor(async () =>
    expect(await notice()).toMatch(/^We do not know whether your choice was saved\./),
  );
  delete options.read;
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await saved();
});

test('a refusal says why, and the switch is back', async () => {
  open({ write: { answer: refusal(422, 'SELF_EXCLUDED') } });
  await press('Phone call');
  expect(await notice()).toBe('Offers cannot be switched on while your account is excluded or on a break.');
  await waitFor(async () => expect((await switchOf('Phone call')).checked).toBe(false));
});

test.each([
  ['the platform says so', playerFixture(), true],
  ['the player is excluded', playerFixture({ limit: { isSelfExclusionPermanent: true } }), false],
])(
  'during an exclusion every offer is off and fixed, and that is said: %s',
  async (_, player, suppressed) => {
    open({ on: suppressed ? [] : ['email'], suppressed }, 'player', player);
    await switchOf('E-mail');
    expect(states().every(({ checked, disabled }) => !checked && disabled)).toBe(true);
    expect(screen.getByText(/no offers are sent to you/)).toBeTruthy();
  },
);

test.each([404, 501])('a platform that answers %d shows no section and no error', async (status) => {
  const sent = open({ read: refusal(status) });
  await waitFor(() => expect(sent()).toEqual(['GET']));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('choices that do not come can be read again', async () => {
  const options: Options = { read: refusal(422) };
  open(options);
  expect(await notice()).toContain('Your choices could not be loaded');
  delete options.read;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await switchOf('E-mail')).toBeTruthy();
});

test('a visitor sees nothing, and nothing is asked', () => {
  const sent = open({}, 'visitor');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(sent()).toEqual([]);
});
