import { ApiFailure } from '../failure.ts';

/** Resolves null where a platform does not have a call (404 or 501), and rejects as the read does otherwise. */
export async function nullWhenMissing<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (failure) {
    if (failure instanceof ApiFailure && (failure.status === 404 || failure.status === 501)) return null;
    throw failure;
  }
}
