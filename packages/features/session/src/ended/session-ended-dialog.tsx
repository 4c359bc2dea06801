import type { SessionEnd } from '@baize/domain/session';
import { formatDay, formatDeadline } from '@baize/i18n/formats';
import { localDate } from '@baize/domain/zone';
import { useZone } from '@baize/shell/clock';
import { useModals } from '@baize/shell/modals';
import { useLocale } from '@baize/shell/page';
import { Slot } from '@baize/shell/slot';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { ENDED_WORDS } from './ended-words.ts';
import { actions, body, picture, title, when } from './session-ended-dialog.css.ts';

interface SessionEndedDialogProps {
  end: SessionEnd;
  open: boolean;
  close(): void;
}

/** Why and when, in both times, and the way back in (look §9). */
export function SessionEndedDialog({ end, open, close }: SessionEndedDialogProps) {
  const { t, i18n } = useLingui();
  const modals = useModals();
  return (
    <Dialog
      open={open}
      onClose={close}
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
        <p>{i18n._(ENDED_WORDS[end.reason])}</p>
        <When at={end.at} />
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
