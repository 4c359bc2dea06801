import { useDraft } from '@baize/forms/form-drafts';
import { useLingui } from '@lingui/react/macro';
import { LeaveDialog } from '@baize/page/leave-dialog';
import { UnsavedChanges } from './unsaved-changes.tsx';

/** While changes are not saved, asks before the profile is left: leaving drops them, and their draft (PRF-01). */
export function UnsavedQuestion({ unsaved }: { unsaved: number }) {
  const { t } = useLingui();
  const draft = useDraft('profile');
  return (
    <LeaveDialog
      active={unsaved > 0}
      title={t({ id: 'profile.leave.title', message: 'Leave without saving?' })}
      description={<UnsavedChanges count={unsaved} />}
      stayLabel={t({ id: 'profile.linked.keep-editing', message: 'Keep editing' })}
      leaveLabel={t({ id: 'profile.leave.go', message: 'Leave without saving' })}
      onLeave={draft.discard}
    />
  );
}
