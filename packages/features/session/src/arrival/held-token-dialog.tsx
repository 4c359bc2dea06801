import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { actions } from './held-token-dialog.css.ts';

interface HeldTokenDialogProps {
  open: boolean;
  /** Whoever is signed in, as they call themselves. */
  name: string | null;
  stay(): void;
  change(): Promise<void>;
  onExited?: () => void;
}

export function HeldTokenDialog({ open, name, stay, change, onExited }: HeldTokenDialogProps) {
  const { t } = useLingui();
  const [changing, setChanging] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={stay}
      onExited={onExited}
      width="alert"
      title={t({ id: 'session.arrival.title', message: 'Change to another account?' })}
      description={
        name === null
          ? t({
              id: 'session.arrival.text',
              message: 'The link you followed logs in an account, and you are logged in already.',
            })
          : t({
              id: 'session.arrival.text-named',
              message: `The link you followed logs in an account, and you are logged in as ${name}.`,
            })
      }
      closeLabel={t({ id: 'button.close', message: 'Close' })}
    >
      <div className={actions}>
        <Button size="large" onClick={stay}>
          {t({ id: 'session.arrival.stay', message: 'Stay in my account' })}
        </Button>
        <Button
          variant="outline"
          pending={changing}
          pendingLabel={t({ id: 'session.arrival.changing', message: 'Changing' })}
          onClick={() => {
            setChanging(true);
            void change();
          }}
        >
          {t({ id: 'session.arrival.change', message: 'Log in with the link' })}
        </Button>
      </div>
    </Dialog>
  );
}
