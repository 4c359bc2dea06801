import type { FastifyRequest } from 'fastify';
import { UPLOAD_LIMIT_BYTES, UPLOAD_MESSAGES } from '@baize/domain/uploads';
import { validationError, HttpError } from '../errors/http-error.ts';
import { isStorable } from './is-storable.ts';

/** A file as it came: the name its sender gave it, and its bytes up to the limit. */
export type Upload = { name: string; bytes: Uint8Array };

/** The form fields of a call and its one file; null where none came. */
export type MultipartForm = { fields: Record<string, unknown>; file: Upload | null };

const FILE_FIELD = 'file';

/** Enough to tell a file that is too large, and not a byte more. */
export const MULTIPART_LIMITS = {
  fileSize: UPLOAD_LIMIT_BYTES,
  files: 1,
  fields: 10,
  fieldSize: 4_096,
  parts: 11,
} as const;

/** Reads a form with its file; what is no form has neither, and one that breaks off or has no boundary is refused. */
export async function readMultipart(request: FastifyRequest): Promise<MultipartForm> {
  try {
    return await readParts(request);
  } catch (error) {
    // The parser's own errors carry no status; what it refuses by its limits does.
    if (error instanceof Error && !('statusCode' in error) && !(error instanceof HttpError)) {
      throw validationError({ body: 'form.validation.invalid.format' });
    }
    throw error;
  }
}

async function readParts(request: FastifyRequest): Promise<MultipartForm> {
  const fields: Record<string, unknown> = {};
  let file: Upload | null = null;
  if (!request.isMultipart()) return { fields, file };
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    const chunks: Uint8Array[] = [];
    for await (const chunk of part.file) if (chunk instanceof Uint8Array) chunks.push(chunk);
    if (!isStorable(part.filename)) throw validationError({ file: UPLOAD_MESSAGES.type });
    if (part.fieldname === FILE_FIELD) file = { name: part.filename, bytes: Buffer.concat(chunks) };
  }
  return { fields, file };
}
