import {
  documentsQuery,
  readDocuments,
  storeSentDocument,
  uploadDocumentMutation,
} from '@baize/api/queries/documents';
import type { PlayerDocument } from '@baize/api/endpoints/account';
import { useApi } from '@baize/player';
import { sessionStore } from '@baize/player/session';
import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type UploadQueueState } from './upload-queue.ts';

type Queue = ReturnType<typeof createUploadQueue>;

/** The queue that the end of a session has taken the page from, for its player alone. */
let left: { userId: string; queue: Queue } | null = null;

/** Keeps a queue where the session was ended by force: who leaves the page or logs out was asked before. */
function leaveQueue(userId: string, queue: Queue): void {
  const session = sessionStore.get();
  const isForced = session.phase === 'signed-out' && session.ended !== null;
  left = isForced && queue.get().items.length > 0 ? { userId, queue } : null;
}

/** The files that are on their way from this page, and what can be done with them. */
export interface UploadQueue extends UploadQueueState {
  add(labelId: string, files: readonly File[]): void;
  remove(id: string): void;
  retry(id: string): void;
}

/** Joins the queue of uploads with the platform, the list of documents and the browser's connection (PRF-07). */
export function useUploadQueue(userId: string): UploadQueue {
  const api = useApi();
  const cache = useQueryClient();
  const { mutateAsync } = useMutation(uploadDocumentMutation(api));
  const edges = useMemo(
    () => ({
      send: mutateAsync,
      getDocuments: () => cache.getQueryData(documentsQuery(api).queryKey) ?? [],
      readDocuments: (signal: AbortSignal) => readDocuments(api, cache, signal),
      // Both are reported in one go, so that the row becomes the document without a frame between them.
      show: (document: PlayerDocument, leave: () => void) =>
        notifyManager.batch(() => {
          storeSentDocument(api, cache, document);
          notifyManager.schedule(leave);
        }),
      isOnline: () => navigator.onLine,
    }),
    [api, cache, mutateAsync],
  );
  const [queue] = useState(() => (left?.userId === userId && left.queue) || createUploadQueue(edges));
  useEffect(() => {
    left = null;
    void queue.start(edges);
    const leaving = new AbortController();
    const { signal } = leaving;
    for (const change of ['online', 'offline'])
      window.addEventListener(change, () => void queue.onConnectionChange(), { signal });
    return () => {
      leaving.abort();
      queue.stop();
      leaveQueue(userId, queue);
    };
  }, [queue, edges, userId]);
  const state = useSyncExternalStore(queue.subscribe, queue.get, queue.get);
  return {
    ...state,
    add: (labelId, files) => void queue.add(labelId, files),
    remove: queue.remove,
    retry: (id) => void queue.retry(id),
  };
}
