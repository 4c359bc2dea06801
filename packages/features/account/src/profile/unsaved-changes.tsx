import { Plural } from '@lingui/react/macro';

/** Says how many changes are not saved yet. */
export function UnsavedChanges({ count }: { count: number }) {
  return <Plural id="profile.unsaved" value={count} one="# change not saved" other="# changes not saved" />;
}
