export { ClosedNote } from './closed-note.tsx';
export {
  entryAccess,
  OPEN_ENTRY,
  useEntryAccess,
  useModalClosedReason,
  type EntryAccess,
} from './entry-access.ts';
