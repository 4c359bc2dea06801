import { inactivityMinutes, type SessionEnd } from '@baize/domain/session';
import { localDate } from '@baize/domain/zone';
import { formatDay, formatDeadline } from '@baize/i18n/formats';
import { useZone } from '@baize/shell/clock';
import { useKeptDrafts } from '@baize/shell/form-drafts';
import { useModals } from '@baize/shell/modals';
import { useLocale, usePage } from '@baize/shell/page';
import { Slot } from '@baize/shell/slot';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Save } from 'lucide-react';
import { ENDED_WORDS } from './ended-words.ts';
import { actions, body, picture, title, when } from './session-ended-dialog.css.ts';

interface SessionEndedDialogProps {
  end: SessionEnd;
  open: boolean;
  close(): void;
  onExited?: () => void;
}

/** Why and when, in both times, and the way back in (look §9). */
export function SessionEndedDialog({ end, open, close, onExited }: SessionEndedDialogProps) {
  const { t } = useLingui();
  const modals = useModals();
  const drafts = useKeptDrafts();
  return (
    <Dialog
      open={open}
      onClose={close}
      onExited={onExited}
      mandatory
      width="alert"
      title={
        <span className={title}>
          <span className={picture}>
            <Slot name="session-ended.picture" />
          </span>
          {t({ id: 'session.ended.title', message: 'You have been signed out' })}
        </span>
      }
      closeLabel={t({ id: 'button.close', message: 'Close' })}
    >
      <div className={body}>
        <Why reason={end.reason} />
        <When at={end.at} />
        {drafts ? (
          <Alert tone="success" icon={<Save />}>
            {t({
              id: 'session.ended.draft',
              message: 'What you had typed is kept in this tab until you log in again.',
            })}
          </Alert>
        ) : null}
        <div className={actions}>
          <Button
            size="large"
            onClick={() => {
              close();
              modals.open('login');
            }}
          >
            {t({ id: 'login.submit', message: 'Log in' })}
          </Button>
          <Button variant="ghost" onClick={close}>
            {t({ id: 'button.close', message: 'Close' })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Why({ reason }: Pick<SessionEnd, 'reason'>) {
  const { t, i18n } = useLingui();
  const { inactivitySessionTimeout } = usePage().settings;
  if (reason !== 'USER_INACTIVITY_TIMEOUT') return <p>{i18n._(ENDED_WORDS[reason])}</p>;
  const minutes = Math.round(inactivityMinutes(inactivitySessionTimeout));
  return (
    <p>
      {t({
        id: 'session.ended.inactive-minutes',
        message: plural(minutes, {
          one: 'There was no activity for # minute.',
          other: 'There was no activity for # minutes.',
        }),
      })}
    </p>
  );
}

function When({ at }: { at: number }) {
  const { t } = useLingui();
  const locale = useLocale();
  const zone = useZone() ?? 'UTC';
  const { player, utc } = formatDeadline({ instant: at, zone, locale });
  const day = formatDay({ date: localDate({ instant: at, zone }), locale, style: 'medium' });
  return (
    <p className={when}>
      {t({ id: 'session.ended.when', message: `Ended ${day}, ${player} your time (${utc} UTC)` })}
    </p>
  );
}
