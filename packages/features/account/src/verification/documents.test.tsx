import type { ApiClient } from '@baize/api/client';
import { ApiFailure } from '@baize/api/failure';
import { PlayerProviders } from '@baize/shell/player-providers';
import { TestProviders } from '@baize/shell/test-providers';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createFakeAccountApi, DOCUMENTS, completePlayerFixture, ok } from '../testing/fake-account.ts';
import { PlayerDocuments } from './player-documents.tsx';

afterEach(cleanup);

async function open(api: ApiClient) {
  render(
    <TestProviders viewer="player" player={completePlayerFixture()} api={api}>
      <PlayerProviders>
        <PlayerDocuments />
      </PlayerProviders>
    </TestProviders>,
  );
  return screen.findByRole('region', { name: 'Proof of address' });
}

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37];

function fileOf(name: string, bytes: readonly number[] = PDF, size?: number): File {
  const file = new File([new Uint8Array(bytes)], name);
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  return file;
}

function choose(place: HTMLElement, file: File) {
  const input = within(place).getByLabelText(/^File: /);
  // The picker of a browser shows only some files; a drop or an old browser brings any.
  fireEvent.change(input, { target: { files: [file] } });
}

/** A platform whose uploads are held in the test's hand. */
function heldUploads() {
  const { api } = createFakeAccountApi();
  const uploads: Parameters<ApiClient['upload']>[1][] = [];
  const answers: PromiseWithResolvers<unknown>[] = [];
  const held: ApiClient = {
    ...api,
    upload: (_call, upload) => {
      uploads.push(upload);
      const answer = Promise.withResolvers<unknown>();
      upload.signal?.addEventListener('abort', () => answer.reject(upload.signal?.reason));
      answers.push(answer);
      return answer.promise;
    },
  };
  return { api: held, uploads, answers };
}

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
  await open(api);
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

test.each([
  ['of another kind', fileOf('bill.docx'), 'Only jpg, pdf, png accepted'],
  ['named as a picture that is none', fileOf('bill.png'), 'Only jpg, pdf, png accepted'],
  ['of 25 MB', fileOf('bill.pdf', PDF, 25 * 1024 * 1024), 'File size must be less than 25MB'],
  ['with nothing in it', fileOf('bill.pdf', []), 'Only jpg, pdf, png accepted'],
])('a file %s is not sent, and says why', async (_what, file, words) => {
  const { api, uploads } = heldUploads();
  const place = await open(api);
  choose(place, file);
  expect((await within(place).findByRole('alert')).textContent).toContain(words);
  expect(uploads).toEqual([]);
});

test('a file on its way shows how far it is, can be called off, and sent again when it did not arrive', async () => {
  const { api, uploads, answers } = heldUploads();
  const place = await open(api);
  choose(place, fileOf('bill.pdf'));
  const bar = await within(place).findByRole('progressbar');
  await act(async () => uploads[0]?.onProgress?.({ sent: 50, total: 200 }));
  expect(bar.getAttribute('aria-valuetext')).toBe('25%');
  await userEvent.click(within(place).getByRole('button', { name: 'Cancel' }));
  expect(uploads[0]?.signal?.aborted).toBe(true);
  expect(within(place).queryByRole('progressbar')).toBeNull();
  expect(within(place).queryByRole('alert')).toBeNull();

  choose(place, fileOf('bill.pdf'));
  await within(place).findByRole('progressbar');
  await act(async () => answers[1]?.reject(new ApiFailure({ kind: 'offline', path: '/', status: 0 })));
  expect((await within(place).findByRole('alert')).textContent).toContain('Failed to upload');
  await userEvent.click(within(place).getByRole('button', { name: 'Try again' }));
  await within(place).findByRole('progressbar');
  expect(uploads[2]?.file.name).toBe('bill.pdf');
  await act(async () => answers[2]?.resolve({ document: DOCUMENTS[1] }));
  expect((await within(place).findByRole('alert')).textContent).toContain('typically takes up to 24 hours');
});

test('a document that is not confirmed can be taken back', async () => {
  const { api, asked } = createFakeAccountApi({ d2: () => ok({}) });
  const place = await open(api);
  await userEvent.click(within(place).getByRole('button', { name: 'Delete bill.pdf' }));
  expect(asked.map(({ call }) => call)).toContain('d2');
  const identity = screen.getByRole('region', { name: 'Passport or identity card' });
  expect(within(identity).queryByRole('button')).toBeNull();
});
