import type { DeviceType } from '@baize/domain/device';
import {
  registrationAccess,
  registrationOpening,
  type RegistrationAccessInput,
} from '@baize/domain/mirror-domain';
import { closedDomainMessages, registrationRefusedMessages } from '@baize/i18n/catalogue/access';
import { usePage } from '@baize/page';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { useLingui } from '@lingui/react/macro';

/** Why nobody can register here and now, in words; null when one can (MIR-02, MIR-04). */
export function useRegistrationClosedMessage(question: RegistrationAccessInput): string | null {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const twoTimes = useFormatLocalAndUtc();
  const { allowed, reason } = registrationAccess(question);
  if (allowed || reason === 'open' || reason === 'no-config') return null;
  const { devices, opensAt } = registrationOpening(question);
  const names: Record<DeviceType, string> = {
    desktop: t({ id: 'device.desktop', message: 'computer' }),
    tablet: t({ id: 'device.tablet', message: 'tablet' }),
    mobile: t({ id: 'device.mobile', message: 'phone' }),
  };
  if (reason === 'window' && opensAt === null) return i18n._(closedDomainMessages.closedForNow);
  const values = {
    opensAt: twoTimes(opensAt ?? 0),
    devices: new Intl.ListFormat(locale, { type: 'disjunction' }).format(
      devices.map((device) => names[device]),
    ),
  };
  return i18n._({ ...registrationRefusedMessages[reason], values });
}
