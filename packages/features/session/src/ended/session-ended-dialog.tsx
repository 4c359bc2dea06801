import type { ForcedLogout } from '@baize/domain/session';
import { localDate } from '@baize/domain/zone';
import { useHasDrafts } from '@baize/forms/form-drafts';
import { formatDay, formatDeadline } from '@baize/i18n/formats';
import { ClosedNote, useModalClosedReason } from '@baize/links/entry-access';
import { PathLink } from '@baize/links';
import { useModals } from '@baize/links/modals';
import { useLocale } from '@baize/page';
import { useZone } from '@baize/page/clock';
import { Slot } from '@baize/page/slot';
import { Alert } from '@baize/ui/alert';
import { Button, buttonClass } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { Save } from 'lucide-react';
import { SessionEndReason } from './session-end-reason.tsx';
import { actions, body, image, title, when } from './session-ended-dialog.css.ts';

interface SessionEndedDialogProps {
  end: ForcedLogout;
  open: boolean;
  close(): void;
  onExited?: () => void;
}

/** Why and when, in both times, and the way back in (look §9). */
export function SessionEndedDialog({ end, open, close, onExited }: SessionEndedDialogProps) {
  const { t } = useLingui();
  const modals = useModals();
  const drafts = useHasDrafts();
  const loginOff = useModalClosedReason('login');
  // A closed account has no way back in.
  const isClosed = end.reason === 'ACCOUNT_CLOSED';
  // Nobody who takes a break is pressed to come back.
  const isShut = isClosed || end.reason === 'ACCOUNT_LOCKED';
  return (
    <Dialog
      open={open}
      onClose={close}
      onExited={onExited}
      mandatory
      width="alert"
      title={
        <span className={title}>
          <span className={image}>
            <Slot name="session-ended.picture" />
          </span>
          {t({ id: 'session.ended.title', message: 'You have been signed out' })}
        </span>
      }
      closeLabel={t({ id: 'button.close', message: 'Close' })}
    >
      <div className={body}>
        <p>
          <SessionEndReason reason={end.reason} />
        </p>
        <When at={end.at} />
        {drafts && !isClosed ? (
          <Alert tone="success" icon={<Save />}>
            {t({
              id: 'session.ended.draft',
              message: 'What you had typed is kept in this tab until you log in again.',
            })}
          </Alert>
        ) : null}
        <div className={actions}>
          {isShut ? (
            <>
              <Button onClick={close}>{t({ id: 'button.close', message: 'Close' })}</Button>
              <PathLink
                to="/responsible-gambling"
                className={buttonClass({ variant: 'outline' })}
                onClick={close}
              >
                {t({ id: 'deposit.gate.safer-play', message: 'Help with gambling' })}
              </PathLink>
            </>
          ) : null}
          {isClosed ? null : loginOff === undefined ? (
            <Button
              size={isShut ? 'medium' : 'large'}
              variant={isShut ? 'ghost' : 'primary'}
              onClick={() => {
                close();
                modals.open('login');
              }}
            >
              {t({ id: 'login.submit', message: 'Log in' })}
            </Button>
          ) : (
            <ClosedNote reason={loginOff} />
          )}
          {isShut ? null : (
            <Button variant="ghost" onClick={close}>
              {t({ id: 'button.close', message: 'Close' })}
            </Button>
          )}
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
      {t({ id: 'session.ended.when', message: `Signed out ${day}, ${player} your time (${utc} UTC)` })}
    </p>
  );
}
