import { PathLink } from '@baize/links';
import { Alert } from '@baize/ui/alert';
import { Button, buttonClass } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import { MapPinOff } from 'lucide-react';
import { form, intro, methods } from '../form/form.css.ts';

/** In place of the form, where nobody can register. */
export function RegistrationClosed({ message, close }: { message: string; close(): void }) {
  const { t } = useLingui();
  return (
    <div className={form}>
      <Alert icon={<MapPinOff />}>{message}</Alert>
      <p className={intro}>
        {t({
          id: 'sign-up.closed.text',
          message: 'You can look around, read the rules and see the example calendar without one.',
        })}
      </p>
      <div className={methods}>
        <Button variant="secondary" onClick={close}>
          {t({ id: 'sign-up.look-around', message: 'Look around' })}
        </Button>
        <PathLink to="/contacts" className={buttonClass({ variant: 'ghost' })}>
          {t({ id: 'sign-up.support', message: 'Contact support' })}
        </PathLink>
      </div>
    </div>
  );
}
