import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createFakeTwoStepApi,
  PASSWORD,
  RECOVERY_CODES,
  refuse,
  RIGHT_CODE,
  SECRET,
  SET_UP,
} from '../testing/fake-two-step.ts';
import { TwoStepSection } from './two-step-section.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Status = Parameters<typeof createFakeTwoStepApi>[0];
type Answers = Parameters<typeof createFakeTwoStepApi>[1];

function open(status: Status, answers?: Answers, viewer: 'player' | 'visitor' = 'player') {
  const platform = createFakeTwoStepApi(status, answers);
  render(
    <TestProviders viewer={viewer} api={platform.api}>
      <TwoStepSection />
    </TestProviders>,
  );
  return { ...platform, user: userEvent.setup() };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** To the code to scan, by the password. */
const startSetUp = async (password = PASSWORD) => {
  await press('Set up');
  await userEvent.type(await screen.findByLabelText('Current password'), password);
  await press('Continue');
};
const field = () => screen.findByLabelText<HTMLInputElement>('Code of the authenticator app');
const enter = async (code: string, submit: string) => {
  await userEvent.type(await field(), code);
  await press(submit);
};
/** On the screen; the sheet for the printer holds them once more. */
const codes = async () => {
  await screen.findByRole('button', { name: 'I have kept them' });
  const items = within(screen.getByRole('region')).getAllByRole('listitem');
  return items.map((item) => item.textContent);
};
const alert = async () => (await screen.findByRole('alert')).textContent;
const noteOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
const POST = `POST {"currentPassword":"${PASSWORD}"}`;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('the set-up offers the secret by camera, by a link and by hand, and a code turns it on', async () => {
  const { sent } = open({ enabled: false });
  await startSetUp();
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open the app on this device' });
  expect(link.getAttribute('href')).toBe(SET_UP.uri);
  expect(screen.getByText(SECRET)).toBeTruthy();
  await enter('123 456', 'Turn on');
  expect(await codes()).toEqual(RECOVERY_CODES);
  expect(document.body.textContent).not.toContain(SECRET);
  await press('I have kept them');
  expect(await alert()).toBe('Two-step log-in is on.');
  expect(document.body.textContent).not.toContain(RECOVERY_CODES[0]);
  expect(sent).toEqual(['GET', POST, `PUT {"code":"${RIGHT_CODE}"}`, 'GET']);
});

test('an open session alone sets nothing up: without the password or by a wrong one no secret is shown', async () => {
  const { sent } = open({ enabled: false });
  await press('Set up');
  const input = await screen.findByLabelText<HTMLInputElement>('Current password');
  await press('Continue');
  expect(noteOf(input)).toBe('Enter your current password.');
  expect(sent).toEqual(['GET']);
  await userEvent.type(input, 'wrong');
  await press('Continue');
  await waitFor(() => expect(noteOf(input)).toBe('This password is not correct.'));
  expect(document.activeElement).toBe(input);
  expect(screen.queryByText(SECRET)).toBeNull();
  await press('Back');
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
});

test('a set-up that cannot begin says why, and the password stays typed', async () => {
  open({ enabled: false }, { POST: refuse(500) });
  await startSetUp();
  expect(await alert()).toContain('Internal server error');
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe(PASSWORD);
});

test('the focus goes along with what is shown', async () => {
  open({ enabled: true });
  await press('Turn off');
  const form = await field();
  expect(document.activeElement?.contains(form)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await press('Back');
  const again = await screen.findByRole('button', { name: 'Turn off' });
  expect(document.activeElement?.contains(again)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('the field takes codes as phones offer them, and says what is wrong with one', async () => {
  const { sent } = open({ enabled: true });
  await press('Turn off');
  const input = await field();
  expect([input.autocomplete, input.inputMode, input.type]).toEqual(['one-time-code', 'numeric', 'text']);
  await enter('12', 'Turn off');
  await waitFor(() => expect(noteOf(input)).toBe('Enter the 6 digits the app shows.'));
  expect(sent).toEqual(['GET']);
  await userEvent.clear(input);
  await enter('000000', 'Turn off');
  await waitFor(() => expect(noteOf(input)).toMatch(/^This code is not correct/));
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['000000', 0, 6]);
});

test('a used code and too many codes are told as they are', async () => {
  open({ enabled: true }, { DELETE: refuse(422, 'TWO_STEP_CODE_USED') });
  await press('Turn off');
  await enter(RIGHT_CODE, 'Turn off');
  const input = await field();
  await waitFor(() => expect(noteOf(input)).toMatch(/^This code was used before/));
  cleanup();
  open({ enabled: true }, { DELETE: refuse(429, undefined, { 'retry-after': '61' }) });
  await press('Turn off');
  await enter(RIGHT_CODE, 'Turn off');
  expect(await alert()).toBe('Too many tries. Try again in 2 minutes.');
});

test('a recovery code turns it off as well', async () => {
  const { sent } = open({ enabled: true }, { DELETE: () => Response.json({ success: true, data: {} }) });
  await press('Turn off');
  await press('Use a recovery code');
  const input = await screen.findByLabelText<HTMLInputElement>('Recovery code');
  expect(input.autocomplete).toBe('off');
  expect(document.activeElement).toBe(input);
  await userEvent.type(input, '7kq0-m4tx-2pwe');
  await press('Turn off');
  expect(await alert()).toBe('Two-step log-in is off.');
  expect(sent[1]).toBe('DELETE {"code":"7KQ0M4TX2PWE"}');
});

test('what was wrong with one kind of code is not said of the other', async () => {
  open({ enabled: true });
  await press('Turn off');
  await enter('000000', 'Turn off');
  await screen.findByText(/^This code is not correct/);
  await press('Use a recovery code');
  const input = await screen.findByLabelText<HTMLInputElement>('Recovery code');
  expect(input.value).toBe('');
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.queryByText(/not correct/)).toBeNull();
});

test('where the answer to a code was lost, the platform is asked what holds', async () => {
  const { turn } = open({ enabled: false }, { PUT: lost });
  await startSetUp();
  await enter(RIGHT_CODE, 'Turn on');
  expect(await alert()).toContain('we do not know whether this was done');
  turn(true);
  await press('Turn on');
  await waitFor(async () => expect(await alert()).toContain('your recovery codes did not arrive'));
  expect(await screen.findByRole('button', { name: 'New recovery codes' })).toBeTruthy();
});

test('a log-in that was turned off though the answer was lost is off', async () => {
  const { turn } = open({ enabled: true }, { DELETE: lost });
  await press('Turn off');
  turn(false);
  await enter(RIGHT_CODE, 'Turn off');
  expect(await alert()).toBe('Two-step log-in is off.');
});

test('new recovery codes take the place of those before', async () => {
  const { sent } = open({ enabled: true, recoveryCodesLeft: 1 });
  expect(await screen.findByText(/1 recovery code is left\./)).toBeTruthy();
  await press('New recovery codes');
  await enter(RIGHT_CODE, 'Make new codes');
  expect(await codes()).toEqual(RECOVERY_CODES);
  await press('I have kept them');
  expect(await alert()).toBe('Your new recovery codes work from now on.');
  expect(
    await screen.findByText(/^10 recovery codes are left\. If you have not kept them, make new ones\.$/),
  ).toBeTruthy();
  expect(sent[1]).toBe(`POST recovery-codes {"code":"${RIGHT_CODE}"}`);
});

test('who leaves the site while recovery codes are shown is asked first, and not after that', async () => {
  open({ enabled: true });
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await press('New recovery codes');
  await enter(RIGHT_CODE, 'Make new codes');
  await screen.findByRole('button', { name: 'I have kept them' });
  expect(leave()).toBe(true);
  await press('I have kept them');
  await alert();
  expect(leave()).toBe(false);
});

test('a set-up that is too old begins again', async () => {
  open({ enabled: false }, { PUT: refuse(422, 'TWO_STEP_NOT_STARTED') });
  await startSetUp();
  await enter(RIGHT_CODE, 'Turn on');
  expect(await alert()).toContain('This set-up was open for too long');
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
});

test.each([404, 501])('a platform that answers %d offers nothing and shows no error', async (status) => {
  const { sent } = open({ enabled: false }, { GET: refuse(status) });
  await waitFor(() => expect(sent).toEqual(['GET']));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a visitor sees nothing, and nothing is asked', () => {
  const { sent } = open({ enabled: false }, {}, 'visitor');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(sent).toEqual([]);
});
