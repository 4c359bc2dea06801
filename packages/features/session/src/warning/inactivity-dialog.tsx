import { useSecondsLeft } from '@baize/page/clock';
import { signOut } from '@baize/player/session';
import { Button } from '@baize/ui/button';
import { Countdown } from '@baize/ui/countdown';
import { Dialog } from '@baize/ui/dialog';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { actions, body, clock, left, text, title } from './inactivity-dialog.css.ts';

/** When a listener is told once more. */
const LAST_ANNOUNCEMENT = 10;

interface InactivityDialogProps {
  /** By the device's clock, in ms. */
  endsAt: number;
  open: boolean;
  onExited?: () => void;
}

/** Any sign of the player closes it: whoever hears inputs sees to that, not its button alone. */
export function InactivityDialog({ endsAt, open, onExited }: InactivityDialogProps) {
  const { t } = useLingui();
  const seconds = useSecondsLeft(endsAt);
  return (
    <Dialog
      open={open}
      onClose={() => undefined}
      onExited={onExited}
      mandatory
      width="alert"
      title={
        <span className={title}>
          <Clock className={clock} aria-hidden />
          {t({ id: 'session.warning.title', message: 'Are you still there?' })}
        </span>
      }
      description={
        <span className={text}>
          {t({
            id: 'session.warning.text',
            message: 'You have been inactive for a while. You will be logged out to keep your account safe.',
          })}
        </span>
      }
      closeLabel={t({ id: 'button.close', message: 'Close' })}
    >
      <div className={body}>
        <Countdown
          className={left}
          minutes={Math.floor(seconds / 60)}
          seconds={seconds % 60}
          label={t({ id: 'session.warning.left', message: 'Time until you are logged out' })}
        />
        <VisuallyHidden>
          <span role="status">
            {seconds <= LAST_ANNOUNCEMENT
              ? t({ id: 'session.warning.last-call', message: 'Ten seconds left.' })
              : null}
          </span>
        </VisuallyHidden>
        <div className={actions}>
          <Button size="large">{t({ id: 'session.warning.stay', message: 'Stay logged in' })}</Button>
          <Button variant="ghost" onClick={() => void signOut()}>
            {t({ id: 'nav.log-out', message: 'Log out' })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
