import type { ApiClient } from '@baize/api/client';
import type { PlayerDocument } from '@baize/api/endpoints/account';
import { PlayerProviders } from '@baize/player/player-providers';
import { TestProviders } from '@baize/player/test-providers';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { PlayerDocuments } from '../verification/player-documents.tsx';
import { createFakeAccountApi, completePlayerFixture, DOCUMENTS, ok } from './fake-account.ts';

export const PDF_HEAD = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37];
export const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function createFile(name: string, bytes: readonly number[] = PDF_HEAD, size?: number): File {
  const file = new File([new Uint8Array(bytes)], name, { lastModified: 0 });
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  return file;
}

/** Opens the verification page; returns the part about the proof of address. */
export async function openDocuments(
  api: ApiClient,
  parts: Parameters<typeof completePlayerFixture>[0] = {},
): Promise<HTMLElement> {
  // The test's DOM has no addresses for what is in memory.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = vi.fn<(address: string) => void>();
  render(
    <TestProviders viewer="player" player={completePlayerFixture(parts)} api={api}>
      <PlayerProviders>
        <PlayerDocuments />
      </PlayerProviders>
    </TestProviders>,
  );
  return screen.findByRole('region', { name: 'Proof of address' });
}

export function chooseFiles(part: HTMLElement, ...files: readonly File[]): void {
  const input = within(part).getByLabelText(/^File: /);
  // The picker of a browser shows only some files; a drop or an old browser brings any.
  fireEvent.change(input, { target: { files } });
}

/** The row of one file on its way. */
export async function findRow(part: HTMLElement, name: string): Promise<HTMLElement> {
  const row = (
    await within(part).findByText(name, { ignore: '[role="alert"] *, [role="status"] *' })
  ).closest('li');
  if (!row) throw new Error(`${name} is not on its way.`);
  return row;
}

export function createDocument(name: string, more: Partial<PlayerDocument> = {}): PlayerDocument {
  return {
    id: `sent-${name}`,
    labelId: 'address',
    name,
    status: 'pending',
    reason: null,
    uploadedAt: '2026-11-20T10:00:00Z',
    ...more,
  };
}

/** A platform whose uploads are answered by the test, and whose list of documents the test fills. */
export function createPendingUploads() {
  const documents = [...DOCUMENTS];
  const { api, asked } = createFakeAccountApi({ 'get-documents': () => ok({ documents }) });
  const uploads: Parameters<ApiClient['upload']>[1][] = [];
  const answers: PromiseWithResolvers<unknown>[] = [];
  const pending: ApiClient = {
    ...api,
    upload: (_call, upload) => {
      uploads.push(upload);
      const answer = Promise.withResolvers<unknown>();
      upload.signal?.addEventListener('abort', () => answer.reject(upload.signal?.reason));
      answers.push(answer);
      return answer.promise;
    },
  };
  /** The platform takes the file of an upload; its answer arrives, or is lost. */
  const store = (document: PlayerDocument) => documents.unshift(document);
  const succeed = (at: number) => {
    const document = createDocument(uploads[at]?.file.name ?? '');
    store(document);
    answers[at]?.resolve({ document });
  };
  const countReads = () => asked.filter(({ call }) => call === 'get-documents').length;
  return { api: pending, uploads, answers, store, succeed, countReads };
}

/** Lets a test say whether the browser has a connection. */
export function fakeConnection() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  onTestFinished(() => online.mockRestore());
  const change = (isOnline: boolean) => {
    online.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  return { lose: () => change(false), restore: () => change(true) };
}
