import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema, looseIdSchema, maybeFlag, maybeText } from '../../fields.ts';

const documentLabelSchema = v.object({
  id: looseIdSchema,
  name: idSchema,
  required: maybeFlag,
  hint: maybeText,
});

/** A kind of document the platform asks for, with a hint on what must be seen on it (PRF-07). */
export type DocumentLabel = v.InferOutput<typeof documentLabelSchema>;

/** Reads which documents are asked for; refused without a token (HTTP-03). */
export const getDocumentLabel = defineEndpoint({
  name: 'get-document-label',
  method: 'GET',
  path: '/api/user/get-document-label',
  auth: 'required',
  request: {},
  response: v.object({ labels: v.array(documentLabelSchema) }),
});
