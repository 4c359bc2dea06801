import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { deleteDocument } from '../calls/account/delete-document.ts';
import { getDocumentLabel } from '../calls/account/get-document-label.ts';
import { getDocuments } from '../calls/account/get-documents.ts';
import { uploadDocument } from '../calls/account/upload-document.ts';
import type { ApiClient } from '../client.ts';
import type { UploadProgress } from '../upload.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { reading } from './reading.ts';
import { thenRefresh, writing } from './writing.ts';

const CHANGED = [queryKeys.documents, queryKeys.documentLabels, queryKeys.userDetails];

/** The documents the platform asks for, a list of `DocumentLabel` (PRF-07). */
export function documentLabelsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.documentLabels,
    queryFn: async ({ signal }) => (await client.send(getDocumentLabel, {}, { signal })).labels,
    ...reading,
    staleTime: FRESH_FOR.offers,
  });
}

/** The player's documents and where each stands, a list of `PlayerDocument` (PRF-07). */
export function documentsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.documents,
    queryFn: async ({ signal }) => (await client.send(getDocuments, {}, { signal })).documents,
    ...reading,
    staleTime: FRESH_FOR.account,
  });
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
    mutationKey: queryKeys.write('upload-document'),
    mutationFn: async ({ labelId, ...upload }: DocumentUpload, { client: cache }) => {
      const sent = client.upload(uploadDocument, { ask: { body: { labelId } }, ...upload });
      return (await thenRefresh(sent, cache, CHANGED)).document;
    },
    ...writing,
  });
}

/** Takes a document back; then documents and the player are read again (PRF-07). */
export function deleteDocumentMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.write('delete-document'),
    mutationFn: (id: string, { client: cache }) =>
      thenRefresh(client.send(deleteDocument, { params: { id } }), cache, CHANGED),
    ...writing,
  });
}
