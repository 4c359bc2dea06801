import { sessionStore } from '@baize/player/session';
import type { SessionState } from '@baize/domain/session';
import { act, cleanup, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseFiles, createFile, createPendingUploads, openDocuments } from '../testing/fake-uploads.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Chooses two files, and takes the page away as the end of a session does. */
async function sendUntil(phase: SessionState) {
  const platform = createPendingUploads();
  const part = await openDocuments(platform.api);
  chooseFiles(part, createFile('one.pdf'), createFile('two.pdf'));
  await within(part).findByRole('progressbar', { name: 'Sending one.pdf' });
  const state = vi.spyOn(sessionStore, 'get').mockReturnValue(phase);
  cleanup();
  state.mockRestore();
  return platform;
}

const FORCED: SessionState = { phase: 'signed-out', ended: { reason: 'SECURITY_LOGOUT', at: 0 } };

test('files that an ended session has stopped go on by themselves once their player is back [PRF-07] [SES-04]', async () => {
  await sendUntil(FORCED);
  const later = createPendingUploads();
  const part = await openDocuments(later.api);
  await within(part).findByRole('progressbar', { name: 'Sending one.pdf' });
  await act(async () => later.succeed(0));
  await within(part).findByRole('progressbar', { name: 'Sending two.pdf' });
  await act(async () => later.succeed(1));
  expect(await within(part).findByRole('button', { name: 'Delete two.pdf' })).toBeTruthy();
  expect(later.uploads.map(({ file }) => file.name)).toEqual(['one.pdf', 'two.pdf']);
});

test('another player who logs in after an ended session sees and sends none of them [PRF-07] [SES-04]', async () => {
  await sendUntil(FORCED);
  const later = createPendingUploads();
  const part = await openDocuments(later.api, { userId: 'another' });
  expect(within(part).queryByText('one.pdf')).toBeNull();
  cleanup();
  // Nor does their player find them after that.
  const again = await openDocuments(createPendingUploads().api);
  expect(within(again).queryByText('one.pdf')).toBeNull();
});

test('whoever logs out by themselves leaves no file behind', async () => {
  await sendUntil({ phase: 'signed-out', ended: null });
  const part = await openDocuments(createPendingUploads().api);
  expect(within(part).queryByText('one.pdf')).toBeNull();
});
