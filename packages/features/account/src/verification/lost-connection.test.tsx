import { ApiFailure } from '@baize/api/failure';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  chooseFiles,
  createDocument,
  createFile,
  createPendingUploads,
  fakeConnection,
  findRow,
  openDocuments,
} from '../testing/fake-uploads.tsx';

afterEach(cleanup);

const WAITING = 'Waiting for the connection. It is sent again by itself.';
const lost = () => new ApiFailure({ kind: 'offline', path: '/', status: 0 });

async function loseAtHalf() {
  const platform = createPendingUploads();
  const connection = fakeConnection();
  const part = await openDocuments(platform.api);
  chooseFiles(part, createFile('front.pdf'), createFile('back.pdf'));
  await within(part).findByRole('progressbar', { name: 'Sending front.pdf' });
  await act(async () => {
    connection.lose();
  });
  await waitFor(() => expect(within(part).getAllByText(WAITING, { selector: 'p' }).length).toBe(2));
  return { part, connection, ...platform };
}

test('a file whose connection is lost waits for it and is sent again by itself, then the next [PRF-07]', async () => {
  const { part, connection, uploads, succeed } = await loseAtHalf();
  expect(within(part).queryByRole('alert')).toBeNull();
  expect(within(part).getByRole('status').textContent).toBe(WAITING);
  await act(async () => connection.restore());
  await waitFor(() => expect(uploads.length).toBe(2));
  await act(async () => succeed(1));
  await within(part).findByRole('progressbar', { name: 'Sending back.pdf' });
  expect(uploads.map(({ file }) => file.name)).toEqual(['front.pdf', 'front.pdf', 'back.pdf']);
});

test('a file that had arrived before its answer was lost is not sent twice [PRF-07]', async () => {
  const { part, connection, uploads, store } = await loseAtHalf();
  store(createDocument('front.pdf'));
  await act(async () => connection.restore());
  await within(part).findByRole('progressbar', { name: 'Sending back.pdf' });
  expect(uploads.map(({ file }) => file.name)).toEqual(['front.pdf', 'back.pdf']);
  expect(await within(part).findByRole('button', { name: 'Delete front.pdf' })).toBeTruthy();
});

test('a file that waits for the connection can be called off [PRF-07]', async () => {
  const { part, connection, uploads } = await loseAtHalf();
  await userEvent.click(within(part).getByRole('button', { name: 'Cancel front.pdf' }));
  await act(async () => connection.restore());
  await within(part).findByRole('progressbar', { name: 'Sending back.pdf' });
  expect(uploads.map(({ file }) => file.name)).toEqual(['front.pdf', 'back.pdf']);
});

test('a request that goes on without a connection is given up, however short the time [PRF-07]', async () => {
  const { api, uploads } = createPendingUploads();
  const connection = fakeConnection();
  const part = await openDocuments(api);
  chooseFiles(part, createFile('front.pdf'));
  await within(part).findByRole('progressbar');
  await act(async () => {
    connection.lose();
    connection.restore();
  });
  expect(uploads[0]?.signal?.aborted).toBe(true);
  await waitFor(() => expect(uploads.length).toBe(2));
});

test('a failure with a connection is tried again by hand, or by itself once the browser says that it has none [PRF-07]', async () => {
  const { api, uploads, answers } = createPendingUploads();
  const connection = fakeConnection();
  const part = await openDocuments(api);
  chooseFiles(part, createFile('front.pdf'));
  await within(part).findByRole('progressbar');
  await act(async () => answers[0]?.reject(lost()));
  expect(await within(part).findByRole('button', { name: 'Try again: front.pdf' })).toBeTruthy();
  await act(async () => connection.lose());
  expect((await findRow(part, 'front.pdf')).textContent).toContain(WAITING);
  await act(async () => connection.restore());
  await waitFor(() => expect(uploads.length).toBe(2));
});

test('what the platform refuses is said in its words, and a session that ended stops all [PRF-07]', async () => {
  const { api, answers, uploads } = createPendingUploads();
  const part = await openDocuments(api);
  const fieldErrors = { file: 'form.validation.invalid.upload.size' };
  chooseFiles(part, createFile('a.pdf'), createFile('b.pdf'), createFile('c.pdf'));
  await within(part).findByRole('progressbar', { name: 'Sending a.pdf' });
  await act(async () =>
    answers[0]?.reject(new ApiFailure({ kind: 'refused', path: '/', status: 400, fieldErrors })),
  );
  expect((await within(part).findByRole('alert')).textContent).toContain('less than 25MB');
  await within(part).findByRole('progressbar', { name: 'Sending b.pdf' });
  await act(async () =>
    answers[1]?.reject(new ApiFailure({ kind: 'session-ended', path: '/', status: 403 })),
  );
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBe(3));
  expect(uploads.length).toBe(2);
});
