import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createFakeAccountApi, DOCUMENTS, ok } from '../testing/fake-account.ts';
import {
  chooseFiles,
  createFile,
  createPendingUploads,
  openDocuments,
  PDF_HEAD,
} from '../testing/fake-uploads.tsx';

afterEach(cleanup);

test('each document asked for shows what must be seen on it, where it stands, and why it was refused', async () => {
  const statuses = ['confirmed', 'rejected', 'requested', 'pending'] as const;
  const documents = statuses.map((status, at) => ({
    ...DOCUMENTS[0],
    id: status,
    labelId: `l${at}`,
    status,
  }));
  const labels = statuses.map((status, at) => ({
    id: `l${at}`,
    name: `Paper ${status}`,
    required: true,
    hint: 'Sharp',
  }));
  const { api } = createFakeAccountApi({
    'get-document-label': () => ok({ labels: [...labels, { id: 'address', name: 'Proof of address' }] }),
    'get-documents': () => ok({ documents: [...documents, DOCUMENTS[1]] }),
  });
  await openDocuments(api);
  const told = { confirmed: 'Confirmed', rejected: 'Rejected', requested: 'Requested', pending: 'Pending' };
  for (const status of statuses) {
    const kind = screen.getByRole('region', { name: `Paper ${status}` });
    expect(within(kind).getAllByText(told[status])[0]).toBeTruthy();
    expect(kind.textContent).toContain('Sharp');
  }
  expect(screen.getByText('The date is not readable.')).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'Paper confirmed' })).queryByLabelText(/^File/),
  ).toBeNull();
});

test('what waits for the player stands first, above the guidance, and stays there once it is sent [PRF-07]', async () => {
  const { api, succeed } = createPendingUploads();
  const place = await openDocuments(api);
  const order = () => screen.getAllByRole('region').map((part) => part.querySelector('h2')?.textContent);
  const opened = order();
  expect(opened.slice(0, 3)).toEqual(['Proof of address', 'How we can read it', 'Passport or identity card']);
  chooseFiles(place, createFile('new.pdf'));
  await within(place).findByRole('progressbar');
  await act(async () => succeed(0));
  await within(place).findByRole('button', { name: 'Delete new.pdf' });
  expect(order()).toEqual(opened);
});

test.each([
  ['of another kind', createFile('bill.docx'), 'Only jpg, pdf, png accepted'],
  [
    'named as a picture that is none',
    createFile('bill.png'),
    'Only jpg, pdf, png acceptedThis file is damaged, or another kind than its name says. Save it again, or take a photo.',
  ],
  ['of 25 MB', createFile('bill.pdf', PDF_HEAD, 25 * 1024 * 1024), 'File size must be less than 25MB'],
  [
    'with nothing in it',
    createFile('bill.pdf', []),
    'This file is empty. Choose another one, or take a photo.',
  ],
])(
  'a file %s is not sent, and says why; an empty one is told that alone [PRF-07]',
  async (_what, file, words) => {
    const { api, uploads } = createPendingUploads();
    const place = await openDocuments(api);
    chooseFiles(place, file);
    expect((await within(place).findByRole('alert')).textContent).toBe(`${file.name}: ${words}`);
    expect(uploads).toEqual([]);
  },
);

test('a document that is not confirmed can be taken back', async () => {
  const { api, asked } = createFakeAccountApi({ d2: () => ok({}) });
  const place = await openDocuments(api);
  await userEvent.click(within(place).getByRole('button', { name: 'Delete bill.pdf' }));
  expect(asked.map(({ call }) => call)).toContain('d2');
  const identity = screen.getByRole('region', { name: 'Passport or identity card' });
  expect(within(identity).queryByRole('button')).toBeNull();
});

test('a document under review is deleted after a question alone, and that is said at its heading [PRF-07]', async () => {
  const documents = [{ ...DOCUMENTS[1], id: 'd3', name: 'gas.pdf', status: 'pending' }];
  let isDeleted = false;
  const { api, asked } = createFakeAccountApi({
    'get-documents': () => ok({ documents: isDeleted ? [] : documents }),
    d3: () => {
      isDeleted = true;
      return ok({});
    },
  });
  const place = await openDocuments(api);
  const press = (name: string) => userEvent.click(within(place).getByRole('button', { name }));
  await press('Delete gas.pdf');
  expect(document.activeElement).toBe(within(place).getByRole('button', { name: 'Keep it' }));
  await press('Keep it');
  expect(document.activeElement).toBe(within(place).getByRole('button', { name: 'Delete gas.pdf' }));
  expect(asked.map(({ call }) => call)).not.toContain('d3');
  await press('Delete gas.pdf');
  await press('Delete');
  await within(place).findByText('gas.pdf', { selector: '[role=status] bdi' });
  expect(within(place).getByRole('status').textContent).toBe('gas.pdf is deleted.');
  expect(within(place).queryByRole('button', { name: /^Delete/ })).toBeNull();
  expect(document.activeElement).toBe(within(place).getByRole('heading'));
});

test('who has a rejected document is told what to do about it, before anything else [PRF-07]', async () => {
  const { api } = createFakeAccountApi();
  const place = await openDocuments(api);
  expect(place.textContent).toContain('Send a better file below. You need not delete this one.');
  expect(screen.getByText('Something is missing')).toBeTruthy();
  expect(screen.queryByText('Being checked')).toBeNull();
});
