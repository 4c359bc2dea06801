import type { DocumentLabel, PlayerDocument } from '@baize/api/endpoints/account';

/** Where one kind of document stands; `open`: nothing was asked for and nothing sent. */
export type DocumentStatus = PlayerDocument['status'] | 'open';

/** The best that any document of a kind has come to; what is asked for anew comes before an older refusal. */
const ORDER = ['confirmed', 'pending', 'requested', 'rejected', 'unknown'] as const;

export function getDocumentStatus(documents: readonly PlayerDocument[], labelId: string): DocumentStatus {
  const own = documents.filter((document) => document.labelId === labelId);
  return ORDER.find((status) => own.some((document) => document.status === status)) ?? 'open';
}

/** Whether the player has to send one kind of document: it was asked for, or what was sent is refused. */
export function isMissing(documents: readonly PlayerDocument[], labelId: string): boolean {
  return ['requested', 'rejected'].includes(getDocumentStatus(documents, labelId));
}

/** Whether the player has to send any document, as far as is known. */
export function hasMissing(
  labels: readonly DocumentLabel[] | undefined,
  documents: readonly PlayerDocument[] | undefined,
): boolean {
  return documents !== undefined && (labels ?? []).some(({ id }) => isMissing(documents, id));
}
