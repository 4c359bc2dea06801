import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { picklistOrUnknown, looseIdSchema, maybeInstant, maybeText } from '../../fields.ts';

/** Where a document stands (S2 §3 "Document request statuses"). */
export const DOCUMENT_STATUSES = ['confirmed', 'rejected', 'requested', 'pending'] as const;

/** One document of the player; `reason` says why it was rejected; `uploadedAt` is null while it is only requested. */
export const documentSchema = v.object({
  id: looseIdSchema,
  labelId: looseIdSchema,
  name: v.nullish(v.string(), ''),
  status: picklistOrUnknown(DOCUMENT_STATUSES),
  reason: maybeText,
  uploadedAt: maybeInstant,
});

/** A document as the player sees it. */
export type PlayerDocument = v.InferOutput<typeof documentSchema>;

/** Reads the player's documents; refused without a token (HTTP-03, PRF-07). */
export const getDocuments = defineEndpoint({
  name: 'get-documents',
  method: 'GET',
  path: '/api/user/get-documents',
  auth: 'required',
  request: {},
  response: v.object({ documents: v.array(documentSchema) }),
});
