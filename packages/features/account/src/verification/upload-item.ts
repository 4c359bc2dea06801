import type { PlayerDocument } from '@baize/api/endpoints/account';
import { ApiFailure } from '@baize/api/failure';

/** How far a file is; `problem` is a message id of the rules or words of the platform. */
export type UploadState =
  | { kind: 'checking' }
  | { kind: 'queued' }
  | { kind: 'sending'; sent: number; total: number }
  | { kind: 'offline' }
  | { kind: 'refused'; problem: string }
  | { kind: 'failed'; cause: 'connection' | 'session' | 'other' };

/** One file a player has chosen for a kind of document, until it has arrived or is taken away. */
export interface UploadItem {
  id: string;
  labelId: string;
  file: File;
  state: UploadState;
}

/** Whether the player would lose something by leaving. */
export function isUnderWay({ state }: UploadItem): boolean {
  return ['checking', 'queued', 'sending', 'offline'].includes(state.kind);
}

/** What a failed try leaves: a file the platform refuses, one that waits for the connection, or one to be tried again. */
export function getStateAfter(failure: unknown, isOnline: boolean): UploadState {
  if (!(failure instanceof ApiFailure)) return { kind: 'failed', cause: 'other' };
  const problem = failure.fieldErrors['file'];
  if (problem !== undefined) return { kind: 'refused', problem };
  if (failure.kind === 'session-ended') return { kind: 'failed', cause: 'session' };
  if (failure.kind !== 'offline' && failure.kind !== 'timed-out') return { kind: 'failed', cause: 'other' };
  return isOnline ? { kind: 'failed', cause: 'connection' } : { kind: 'offline' };
}

/** Names one version of a document: a platform may answer a request, or replace a file, under the same id. */
export const getVersion = ({ id, uploadedAt }: PlayerDocument): string => `${id} ${String(uploadedAt)}`;

/** Whether this very choice is in the list already; a camera gives all its pictures one name. */
export function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
