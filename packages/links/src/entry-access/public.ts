export { ClosedNote } from './closed-note.tsx';
export { entryAccess, OPEN_ENTRY, useModalClosedReason } from './entry-access.ts';
