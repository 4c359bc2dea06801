import type { ValidationMessage } from '../fields/validation-messages.ts';

/** What can be said about a document a player wants to send. */
export type UploadCheckResult = 'ok' | 'type' | 'size';

/** The message of each verdict that refuses a file. Source: S2 §5 "Uploads". */
export const UPLOAD_MESSAGES = {
  type: 'form.validation.invalid.upload.type',
  size: 'form.validation.invalid.upload.size',
} as const satisfies Record<Exclude<UploadCheckResult, 'ok'>, ValidationMessage>;

/** The kinds of file accepted, by the last extension of their names. Source: S2 §5 "Uploads". */
export const UPLOAD_EXTENSIONS = ['jpg', 'jpeg', 'png', 'pdf'] as const;

/** The size in bytes at which a file is too large: 25 MB of 1024 × 1024 bytes. Requirements "under 25 MB". */
export const UPLOAD_LIMIT_BYTES = 25 * 1024 * 1024;

/** How many bytes of a file's beginning tell its kind. Of a file that goes on, four of them are believed. */
export const UPLOAD_HEAD_BYTES = 8;

const HEAD_AT_LEAST = 4;

type Extension = (typeof UPLOAD_EXTENSIONS)[number];

const JPEG = [0xff, 0xd8, 0xff];

const SIGNATURES: Record<Extension, readonly number[]> = {
  jpg: JPEG,
  jpeg: JPEG,
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

function extensionOf(name: string): Extension | undefined {
  const last = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') ? UPLOAD_EXTENSIONS.find((extension) => extension === last) : undefined;
}

/** Whether the name of a file ends as one of an accepted kind. */
export function hasUploadExtension(name: string): boolean {
  return extensionOf(name) !== undefined;
}

/**
 * Checks a document before it is sent: the last extension of its name and its first bytes (`head`, best
 * UPLOAD_HEAD_BYTES of them) must be of one accepted kind, and its size in bytes under 25 MB. A file wrong in both
 * is told its type, which no compressing mends; an empty file is of no kind. Source: S2 §5, requirements PRF-07.
 */
export function checkUpload({
  name,
  size,
  head,
}: {
  name: string;
  size: number;
  head: Uint8Array;
}): UploadCheckResult {
  const extension = extensionOf(name);
  if (extension === undefined || size === 0) return 'type';
  const seen = head.length < size ? Math.max(head.length, HEAD_AT_LEAST) : UPLOAD_HEAD_BYTES;
  const signature = SIGNATURES[extension].slice(0, seen);
  if (!signature.every((byte, at) => head[at] === byte)) return 'type';
  return size > 0 && size < UPLOAD_LIMIT_BYTES ? 'ok' : 'size';
}
