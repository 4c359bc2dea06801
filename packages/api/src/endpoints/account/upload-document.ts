import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import { idSchema } from '../../fields.ts';
import { documentSchema } from './get-documents.ts';

/**
 * Sends a document: the form field `labelId` and the part `file`, jpg, png or pdf under 25 MB, checked by its content;
 * what is no such file is 400 under `file` (PRF-07, HTTP-01).
 */
export const uploadDocument = defineEndpoint({
  name: 'upload-document',
  method: 'POST',
  path: '/api/user/upload-document',
  auth: 'required',
  encoding: 'multipart',
  request: { body: v.object({ labelId: idSchema }) },
  response: v.object({ document: documentSchema }),
});
