import { ApiFailure } from '@baize/api/failure';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  chooseFiles,
  createDocument,
  createFile,
  createPendingUploads,
  findRow,
  openDocuments,
  PNG_HEAD,
} from '../testing/fake-uploads.tsx';

afterEach(cleanup);

const button = (part: HTMLElement, name: string) => within(part).getByRole('button', { name });

test('several files go one after the other, each with a row of its own [PRF-07]', async () => {
  const { api, uploads, succeed } = createPendingUploads();
  const part = await openDocuments(api);
  chooseFiles(part, createFile('front.pdf'), createFile('note.docx'), createFile('back.pdf'));
  await within(part).findByRole('progressbar', { name: 'Sending front.pdf' });
  expect((await findRow(part, 'back.pdf')).textContent).toContain('Waiting for its turn');
  expect(within(part).getByRole('alert').textContent).toBe('note.docx: Only jpg, pdf, png accepted');
  expect(uploads.map(({ file }) => file.name)).toEqual(['front.pdf']);

  await act(async () => uploads[0]?.onProgress?.({ sent: 501, total: 2000 }));
  expect(within(part).getByRole('progressbar').getAttribute('aria-valuetext')).toBe('25%');
  await act(async () => succeed(0));
  await within(part).findByRole('progressbar', { name: 'Sending back.pdf' });
  await act(async () => succeed(1));
  await waitFor(() => expect(within(part).queryByRole('progressbar')).toBeNull());
  expect(uploads.map(({ file }) => file.name)).toEqual(['front.pdf', 'back.pdf']);
  expect(button(part, 'Remove note.docx')).toBeTruthy();
});

test('a file that has arrived leaves for the sent ones and is announced politely [PRF-07]', async () => {
  const { api, succeed } = createPendingUploads();
  const part = await openDocuments(api);
  chooseFiles(part, createFile('gas.pdf'));
  await within(part).findByRole('progressbar');
  await act(async () => succeed(0));
  expect(await within(part).findByRole('button', { name: 'Delete gas.pdf' })).toBeTruthy();
  expect(within(part).queryByRole('progressbar')).toBeNull();
  expect(within(part).getByRole('status').textContent).toBe(
    'gas.pdf: Sent. Review of uploaded documents typically takes up to 24 hours',
  );
  expect(within(part).queryByRole('alert')).toBeNull();
});

test('a file is called off on its way or before its turn, and the rest goes on [PRF-07]', async () => {
  const { api, uploads } = createPendingUploads();
  const part = await openDocuments(api);
  chooseFiles(part, createFile('one.pdf'), createFile('two.pdf'), createFile('three.pdf'));
  await within(part).findByRole('progressbar', { name: 'Sending one.pdf' });
  await userEvent.click(button(part, 'Cancel two.pdf'));
  await userEvent.click(button(part, 'Cancel one.pdf'));
  expect(uploads[0]?.signal?.aborted).toBe(true);
  await within(part).findByRole('progressbar', { name: 'Sending three.pdf' });
  expect(uploads.map(({ file }) => file.name)).toEqual(['one.pdf', 'three.pdf']);
  expect(within(part).queryByRole('alert')).toBeNull();
  // The button that had the focus has gone with its row.
  expect(document.activeElement).toBe(button(part, 'Choose files'));
});

test('a file that is whole at the platform is called off no more: its answer decides, and then it can be deleted [PRF-07]', async () => {
  const { api, uploads, succeed } = createPendingUploads();
  const part = await openDocuments(api);
  chooseFiles(part, createFile('one.pdf'));
  await within(part).findByRole('progressbar', { name: 'Sending one.pdf' });
  await act(async () => uploads[0]?.onProgress?.({ sent: 2000, total: 2000 }));
  const cancel = button(part, 'Cancel one.pdf');
  expect(cancel.getAttribute('aria-disabled')).toBe('true');
  expect(within(part).getByText(/^Sent, waiting for the answer/)).toBeTruthy();
  await userEvent.click(cancel);
  expect(uploads[0]?.signal?.aborted).toBe(false);
  await act(async () => succeed(0));
  expect(await within(part).findByRole('button', { name: 'Delete one.pdf' })).toBeTruthy();
});

test('a file that failed is tried again, unless the list shows that it had arrived [PRF-07]', async () => {
  const { api, uploads, answers, store, succeed, countReads } = createPendingUploads();
  const part = await openDocuments(api);
  const fail = (at: number) =>
    act(async () => answers[at]?.reject(new ApiFailure({ kind: 'timed-out', path: '/', status: 0 })));
  chooseFiles(part, createFile('bill.pdf'));
  await within(part).findByRole('progressbar');
  await fail(0);
  expect((await within(part).findByRole('alert')).textContent).toBe('bill.pdf: Failed to upload');
  const reads = countReads();
  await userEvent.click(button(part, 'Try again: bill.pdf'));
  // The rejected one of the same name was there before.
  await waitFor(() => expect(uploads.length).toBe(2));
  expect(countReads()).toBeGreaterThan(reads);
  await fail(1);
  await within(part).findByRole('alert');
  store({
    id: 'd9',
    labelId: 'address',
    name: 'bill.pdf',
    status: 'pending',
    reason: null,
    uploadedAt: '2026-11-20T10:00:00Z',
  });
  await userEvent.click(button(part, 'Try again: bill.pdf'));
  await waitFor(() => expect(within(part).getByRole('status').textContent).toContain('bill.pdf: Sent.'));
  expect(uploads.length).toBe(2);

  // The next of that name is another file.
  chooseFiles(part, createFile('bill.pdf'));
  await waitFor(() => expect(uploads.length).toBe(3));
  await act(async () => succeed(2));
});

test('a file that arrived although its answer was lost leaves the queue as sent, by itself [PRF-07] [HTTP-05]', async () => {
  const { api, uploads, answers, store } = createPendingUploads();
  const part = await openDocuments(api);
  chooseFiles(part, createFile('gas.pdf'), createFile('next.pdf'));
  await within(part).findByRole('progressbar', { name: 'Sending gas.pdf' });
  store(createDocument('gas.pdf'));
  await act(async () => answers[0]?.reject(new ApiFailure({ kind: 'server', path: '/', status: 503 })));
  await within(part).findByRole('button', { name: 'Delete gas.pdf' });
  expect(within(part).queryByRole('alert')).toBeNull();
  expect(within(part).getByRole('status').textContent).toContain('gas.pdf: Sent.');
  await within(part).findByRole('progressbar', { name: 'Sending next.pdf' });
  expect(uploads.map(({ file }) => file.name)).toEqual(['gas.pdf', 'next.pdf']);
});

test('the same file is not taken twice, and a new choice answers what was refused [PRF-07]', async () => {
  const { api, uploads } = createPendingUploads();
  const part = await openDocuments(api);
  chooseFiles(part, createFile('note.docx'), createFile('bill.pdf'));
  await within(part).findByRole('alert');
  chooseFiles(part, createFile('bill.pdf'));
  await waitFor(() => expect(within(part).queryByRole('alert')).toBeNull());
  expect(within(part).getAllByRole('button', { name: 'Cancel bill.pdf' }).length).toBe(1);
  expect(uploads.length).toBe(1);
});

test('an image is shown before it is sent, and is let go of afterwards [PRF-07]', async () => {
  const { api, succeed } = createPendingUploads();
  const part = await openDocuments(api);
  chooseFiles(part, createFile('front.png', PNG_HEAD), createFile('back.pdf'));
  const image = (await findRow(part, 'front.png')).querySelector('img');
  expect(image?.src).toBe('blob:preview');
  expect((await findRow(part, 'back.pdf')).querySelector('img')).toBeNull();
  // What the browser cannot draw has a drawn paper in its place.
  if (image) fireEvent.error(image);
  expect((await findRow(part, 'front.png')).querySelector('img')).toBeNull();
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  await within(part).findByRole('progressbar', { name: 'Sending front.png' });
  await act(async () => succeed(0));
  await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:preview'));
});

test('a photo is taken by the camera of the device [PRF-07]', async () => {
  const part = await openDocuments(createPendingUploads().api);
  const input = within(part).getByLabelText('Photo: Proof of address');
  expect(input.getAttribute('capture')).toBe('environment');
  expect(input.getAttribute('accept')).toBe('image/jpeg,image/png');
  fireEvent.change(input, { target: { files: [createFile('image.png', PNG_HEAD)] } });
  await within(part).findByRole('progressbar', { name: 'Sending image.png' });
  expect(screen.getAllByRole('button', { name: 'Take a photo' }).length).toBeGreaterThan(0);
});
