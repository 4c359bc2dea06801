import type { PlayerDocument } from '@baize/api/calls/account';

/** Where one kind of document stands; `open`: nothing was asked for and nothing sent. */
export type DocumentStand = PlayerDocument['status'] | 'open';

/** The best that any document of a kind has come to; what is asked for anew comes before an older refusal. */
const ORDER = ['confirmed', 'pending', 'requested', 'rejected', 'unknown'] as const;

export function standOf(documents: readonly PlayerDocument[], labelId: string): DocumentStand {
  const own = documents.filter((document) => document.labelId === labelId);
  return ORDER.find((status) => own.some((document) => document.status === status)) ?? 'open';
}
