import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { deleteDocument } from '../endpoints/account/delete-document.ts';
import { getDocumentLabel } from '../endpoints/account/get-document-label.ts';
import { getDocuments, type PlayerDocument } from '../endpoints/account/get-documents.ts';
import { uploadDocument } from '../endpoints/account/upload-document.ts';
import type { ApiClient } from '../client.ts';
import type { UploadProgress } from '../upload.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';
import { invalidateAfter, mutationDefaults } from './mutation-defaults.ts';

const AFFECTED_KEYS = [queryKeys.documents, queryKeys.documentLabels, queryKeys.userDetails];

/** The documents the platform asks for, a list of `DocumentLabel` (PRF-07). */
export function documentLabelsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.documentLabels,
    queryFn: async ({ signal }) => (await client.send(getDocumentLabel, {}, { signal })).labels,
    ...queryDefaults,
    staleTime: STALE_TIMES.offers,
  });
}

/** The player's documents and where each stands, a list of `PlayerDocument` (PRF-07). */
export function documentsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.documents,
    queryFn: async ({ signal }) => (await client.send(getDocuments, {}, { signal })).documents,
    ...queryDefaults,
    staleTime: STALE_TIMES.account,
  });
}

/**
 * Reads the documents at once, past the cache and whatever is being read for it: what a lost answer has left behind is
 * only in a list that was asked for afterwards (PRF-07).
 */
export async function readDocuments(
  client: ApiClient,
  cache: QueryClient,
  signal: AbortSignal,
): Promise<readonly PlayerDocument[]> {
  const { documents } = await client.send(getDocuments, {}, { signal });
  cache.setQueryData(documentsQuery(client).queryKey, documents);
  return documents;
}

/** Puts a document at the head of the list in the cache, unless it is there; a request it answers goes (PRF-07). */
export function storeSentDocument(client: ApiClient, cache: QueryClient, sent: PlayerDocument): void {
  cache.setQueryData(documentsQuery(client).queryKey, (documents) =>
    documents?.some(({ id, status }) => id === sent.id && status !== 'requested')
      ? documents
      : documents && [sent, ...documents.filter(({ id }) => id !== sent.id)],
  );
}

/** A document on its way: under which label, with what to tell of its progress and how to call it off. */
export type DocumentUpload = {
  labelId: string;
  file: File;
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
};

/** Sends a document; then documents and the player are read again. Rejects as the client does (PRF-07). */
export function uploadDocumentMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('upload-document'),
    mutationFn: async ({ labelId, ...upload }: DocumentUpload, { client: cache }) => {
      const sent = client.upload(uploadDocument, { request: { body: { labelId } }, ...upload });
      return (await invalidateAfter(sent, cache, AFFECTED_KEYS)).document;
    },
    ...mutationDefaults,
  });
}

/** Takes a document back; then documents and the player are read again (PRF-07). */
export function deleteDocumentMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('delete-document'),
    mutationFn: (id: string, { client: cache }) =>
      invalidateAfter(client.send(deleteDocument, { params: { id } }), cache, AFFECTED_KEYS),
    ...mutationDefaults,
  });
}
