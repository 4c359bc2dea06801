import {
  documentsQuery,
  readDocuments,
  storeSentDocument,
  uploadDocumentMutation,
} from '@baize/api/queries/documents';
import { useApi } from '@baize/player';
import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type UploadQueueState } from './upload-queue.ts';

/** The files that are on their way from this page, and what can be done with them. */
export interface UploadQueue extends UploadQueueState {
  add(labelId: string, files: readonly File[]): void;
  remove(id: string): void;
  retry(id: string): void;
}

/** Joins the queue of uploads with the platform, the list of documents and the browser's connection (PRF-07). */
export function useUploadQueue(): UploadQueue {
  const api = useApi();
  const cache = useQueryClient();
  const { mutateAsync } = useMutation(uploadDocumentMutation(api));
  const [queue] = useState(() =>
    createUploadQueue({
      send: mutateAsync,
      getDocuments: () => cache.getQueryData(documentsQuery(api).queryKey) ?? [],
      readDocuments: (signal) => readDocuments(api, cache, signal),
      // Both are reported in one go, so that the row becomes the document without a frame between them.
      show: (document, leave) =>
        notifyManager.batch(() => {
          storeSentDocument(api, cache, document);
          notifyManager.schedule(leave);
        }),
      isOnline: () => navigator.onLine,
    }),
  );
  useEffect(() => {
    queue.start();
    const leaving = new AbortController();
    const { signal } = leaving;
    for (const change of ['online', 'offline'])
      window.addEventListener(change, () => void queue.onConnectionChange(), { signal });
    return () => {
      leaving.abort();
      queue.stop();
    };
  }, [queue]);
  const state = useSyncExternalStore(queue.subscribe, queue.get, queue.get);
  return {
    ...state,
    add: (labelId, files) => void queue.add(labelId, files),
    remove: queue.remove,
    retry: (id) => void queue.retry(id),
  };
}
