export { ClosedNote } from './closed-note.tsx';
export { entryAccess, OPEN_ENTRY, useModalClosedReason, type EntryAccess } from './entry-access.ts';
