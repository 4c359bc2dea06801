import { Plural, useLingui } from '@lingui/react/macro';
import { LeaveDialog } from '@baize/page/leave-dialog';

/** While files are on their way, asks before the page is left: leaving stops them (PRF-07). */
export function LeaveQuestion({ underWay }: { underWay: number }) {
  const { t } = useLingui();
  return (
    <LeaveDialog
      active={underWay > 0}
      title={t({ id: 'verification.leave.title', message: 'Leave before everything is sent?' })}
      description={
        <Plural
          id="verification.leave.text"
          value={underWay}
          one="# file is still on its way. It is not sent if you leave this page."
          other="# files are still on their way. They are not sent if you leave this page."
        />
      }
      stayLabel={t({ id: 'verification.leave.stay', message: 'Stay on this page' })}
      leaveLabel={t({ id: 'verification.leave.go', message: 'Leave without sending' })}
    />
  );
}
