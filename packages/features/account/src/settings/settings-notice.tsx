import { Alert, type AlertTone } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';

/** What came of the last change; `canCheck` where only another read tells. */
export interface SettingsNoticeState {
  tone: AlertTone;
  text: string;
  canCheck?: boolean;
}

/** Says what came of a change, and offers to look again where nobody knows. */
export function SettingsNotice({ notice, onCheck }: { notice: SettingsNoticeState; onCheck(): void }) {
  return (
    <Alert
      tone={notice.tone}
      announce="now"
      action={
        notice.canCheck ? (
          <Button variant="secondary" size="small" onClick={onCheck}>
            <Trans id="account-settings.check">Check again</Trans>
          </Button>
        ) : undefined
      }
    >
      {notice.text}
    </Alert>
  );
}
