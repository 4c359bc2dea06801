import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { completePlayerFixture } from '../testing/fake-account.ts';
import { CODE, createFakeContactApi, EMAIL_CHANGE, PASSWORD } from '../testing/fake-contact.ts';
import { lostAnswer, refusal } from '../testing/fake-responses.ts';
import { ContactSection } from './contact-section.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

type Options = NonNullable<Parameters<typeof createFakeContactApi>[0]>;

function open(options: Options = {}, viewer: 'player' | 'visitor' = 'player') {
  const { api, sent } = createFakeContactApi(options);
  const view = render(
    <TestProviders viewer={viewer} player={options.player ?? completePlayerFixture()} api={api}>
      <ContactSection />
    </TestProviders>,
  );
  return { sent, ...view };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const notice = async () => (await screen.findByRole('alert')).textContent;
const noteOf = (label: string) => {
  const id = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent ?? '';
};
const row = (name: string) => screen.findByRole('group', { name });
/** All that this tab keeps. */
const storedText = () =>
  Array.from({ length: sessionStorage.length }, (_, place) =>
    sessionStorage.getItem(sessionStorage.key(place) ?? ''),
  ).join(' ');
const startEmail = async (value = 'sol@example.com') => {
  await press('Change e-mail');
  await type('New e-mail', value);
  await type('Current password', PASSWORD);
  await press('Send code');
};

test('what is there now is masked', async () => {
  open();
  expect((await row('E-mail')).textContent).toContain('m•••@example.com');
  expect((await row('Phone')).textContent).toContain('+31 •••78');
  expect(document.body.textContent).not.toMatch(/marisol@|612345678/);
});

test('a new e-mail is changed by its code: what waits and where it went is in sight, and the old one stays until then', async () => {
  const { sent } = open();
  await startEmail();
  expect((await screen.findByText(/^We sent a code to/)).textContent).toContain('sol@example.com');
  expect((await screen.findByText(/^It is valid until/)).textContent).toContain('m•••@example.com stays');
  await type('Code', '123 456');
  await press('Confirm');
  expect(await notice()).toBe('Your e-mail is changed. You log in with the new one from now on.');
  expect(sent.filter((one) => one !== 'GET')).toEqual([
    `PUT email sol@example.com ${PASSWORD}`,
    `PUT email sol@example.com ${CODE}`,
  ]);
  expect(screen.queryByLabelText('Code')).toBeNull();
  expect((await row('E-mail')).contains(document.activeElement)).toBe(true);
});

test('a phone number is asked for with its country code, and changed by a text message', async () => {
  const { sent } = open();
  await press('Change phone');
  await type('New phone number', '687654321');
  await type('Current password', PASSWORD);
  await press('Send code');
  expect((await screen.findByText(/^We sent a code to/)).textContent).toContain('by text message');
  await type('Code', CODE);
  await press('Confirm');
  expect(await notice()).toBe('Your phone number is changed.');
  expect(sent).toContain(`PUT phone +31 687654321 ${CODE}`);
});

test.each([
  ['', 'Required'],
  ['no address', 'Invalid format'],
])('an e-mail of "%s" is refused before anything is sent, and the box has the focus', async (value, text) => {
  const { sent } = open();
  await press('Change e-mail');
  if (value !== '') await type('New e-mail', value);
  await press('Send code');
  await waitFor(() => expect(noteOf('New e-mail')).toBe(text));
  expect(document.activeElement).toBe(screen.getByLabelText('New e-mail'));
  expect(sent).toEqual(['GET']);
});

/** Nothing of logging in: this player is. */
const IN_USE = /^Another account uses this\. Use another one$/;

test.each([
  ['one in use', refusal(400, undefined, { value: 'form.validation.invalid.taken' }), IN_USE],
  ['the same as now', refusal(422, 'CONTACT_UNCHANGED'), /^This is your e-mail already$/],
])('%s is said at the field, and what was typed stays', async (_, answer, text) => {
  open({ write: { answer } });
  await startEmail();
  await waitFor(() => expect(noteOf('New e-mail')).toMatch(text));
  expect(screen.getByLabelText<HTMLInputElement>('New e-mail').value).toBe('sol@example.com');
});

test('too many tries at sending say to wait', async () => {
  open({ write: { answer: refusal(429) } });
  await startEmail();
  expect(await notice()).toMatch(/later/i);
});

test.each([
  ['WRONG_CODE', { triesLeft: 4 }, 'This code is not right. Tries left: 4'],
  ['CODE_EXPIRED', undefined, 'This code has expired. Send a new one'],
  ['TOO_MANY_TRIES', undefined, 'Too many wrong codes. Send a new one'],
])('%s is said at the code, and another can be sent', async (code, details, text) => {
  const options: Options = { changes: [EMAIL_CHANGE] };
  const { sent } = open(options);
  await type('Code', '000000');
  options.write = {
    answer: () => Response.json({ success: false, message: '', code, details }, { status: 422 }),
  };
  await press('Confirm');
  await waitFor(() => expect(noteOf('Code')).toBe(text));
  delete options.write;
  await press('Send a new code');
  expect(await notice()).toMatch(/^We have sent a new code\./);
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('');
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  expect(sent).toContain('PUT email sol@example.com');
});

test('half a code is not sent', async () => {
  const { sent } = open({ changes: [EMAIL_CHANGE] });
  await type('Code', '123');
  await press('Confirm');
  expect(noteOf('Code')).toBe('Enter the 6 digits of the code');
  expect(sent).toEqual(['GET']);
});

test('a change that waits is called off by one press, and all stays as it was', async () => {
  const { sent } = open({ changes: [EMAIL_CHANGE] });
  await press('Call off the change');
  expect(await notice()).toBe('The change is called off. All stays as it was.');
  expect(sent).toContain('DELETE email');
  expect(await screen.findByRole('button', { name: 'Change e-mail' })).toBeTruthy();
});

test('a change that was made or called off in another tab says so', async () => {
  const options: Options = { changes: [EMAIL_CHANGE] };
  open(options);
  await type('Code', CODE);
  options.changes = [];
  options.write = { answer: refusal(422, 'NO_PENDING_CHANGE') };
  await press('Confirm');
  expect(await notice()).toMatch(/^This change waits no more/);
  expect(await screen.findByRole('button', { name: 'Change e-mail' })).toBeTruthy();
});

test('what is typed outlives a reload, the code does not; cancelling drops it', async () => {
  const first = open();
  await press('Change e-mail');
  await type('New e-mail', 'sol@exam');
  first.unmount();
  open();
  const box = await screen.findByLabelText<HTMLInputElement>('New e-mail');
  expect(box.value).toBe('sol@exam');
  await press('Cancel');
  expect(screen.queryByLabelText('New e-mail')).toBeNull();
  expect(storedText()).not.toContain('sol@');
  cleanup();
  const last = open({ changes: [EMAIL_CHANGE] });
  await type('Code', '1234');
  expect(storedText()).not.toContain('1234');
  last.unmount();
});

test('a lost answer to the code is settled by reading again: the change is made', async () => {
  open({ changes: [EMAIL_CHANGE], write: { answer: lostAnswer, keep: true } });
  await type('Code', CODE);
  await press('Confirm');
  await waitFor(async () => expect(await notice()).toMatch(/^Your e-mail is changed\./));
});

test('a lost answer to the code is settled by reading again: nothing is changed, and the code stays typed', async () => {
  open({ changes: [EMAIL_CHANGE], write: { answer: lostAnswer } });
  await type('Code', CODE);
  await press('Confirm');
  await waitFor(async () => expect(await notice()).toMatch(/nothing was changed/));
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe(CODE);
});

test('what the platform has not done yet when it is first read is read again before it is called undone', async () => {
  let reads = 0;
  const read = () => {
    reads += 1;
    // The page's own reading, and the first after the lost answer.
    return Response.json({ success: true, data: { changes: reads <= 2 ? [EMAIL_CHANGE] : [] } });
  };
  open({ changes: [EMAIL_CHANGE], write: { answer: lostAnswer }, read });
  await type('Code', CODE);
  await press('Confirm');
  await waitFor(async () => expect(await notice()).toMatch(/^Your e-mail is changed\./));
});

test('a lost answer to sending is settled by reading again: the code is on its way', async () => {
  open({ write: { answer: lostAnswer, keep: true } });
  await startEmail();
  expect(await screen.findByLabelText('Code')).toBeTruthy();
});

test('where reading again fails too, nobody knows; the player can check again', async () => {
  const options: Options = { changes: [EMAIL_CHANGE] };
  open(options);
  await type('Code', CODE);
  options.write = { answer: lostAnswer, keep: true };
  options.read = refusal(422);
  await press('Confirm');
  await waitFor(async () => expect(await notice()).toMatch(/We do not know whether this arrived/));
  delete options.read;
  await press('Check again');
  expect(await screen.findByRole('button', { name: 'Change e-mail' })).toBeTruthy();
});

test('a player without a phone number adds one', async () => {
  open({ player: completePlayerFixture({ phone: null, phoneCode: null }) });
  expect(within(await row('Phone')).getByText('Not given yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add phone' })).toBeTruthy();
});

test.each([404, 501])('where the platform answers %d, support changes them', async (status) => {
  open({ read: refusal(status) });
  expect(await screen.findByRole('link', { name: 'Contact support' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a visitor sees nothing, and nothing is asked', () => {
  const { sent } = open({}, 'visitor');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(sent).toEqual([]);
});
