import type { DeviceType } from '@baize/domain/device';
import {
  registrationAccess,
  registrationOpening,
  type RegistrationAccessInput,
} from '@baize/domain/mirror-domain';
import { closedDomainMessages, registrationRefusedMessages } from '@baize/i18n/catalogue/access';
import { formatInstant } from '@baize/i18n/formats';
import { useZone } from '@baize/shell/clock';
import { PathLink } from '@baize/shell/links';
import { usePage } from '@baize/shell/page';
import { Alert } from '@baize/ui/alert';
import { Button, buttonClass } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import { MapPinOff } from 'lucide-react';
import { form, intro, methods } from '../form/form.css.ts';

/** Why nobody can register here and now, in words; null when one can (MIR-02, MIR-04). */
export function useRegistrationClosedMessage(question: RegistrationAccessInput): string | null {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const zone = useZone() ?? 'UTC';
  const { allowed, reason } = registrationAccess(question);
  if (allowed || reason === 'open' || reason === 'no-config') return null;
  const { devices, opensAt } = registrationOpening(question);
  const names: Record<DeviceType, string> = {
    desktop: t({ id: 'device.desktop', message: 'computer' }),
    tablet: t({ id: 'device.tablet', message: 'tablet' }),
    mobile: t({ id: 'device.mobile', message: 'phone' }),
  };
  if (reason === 'window' && opensAt === null) return i18n._(closedDomainMessages.closedForNow);
  const when = (zone: string) => formatInstant({ instant: opensAt ?? 0, zone, locale });
  const values = {
    opensAt: `${when(zone)} (${when('UTC')} UTC)`,
    devices: new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      devices.map((device) => names[device]),
    ),
  };
  return i18n._({ ...registrationRefusedMessages[reason], values });
}

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
