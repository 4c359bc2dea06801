import { platformClock } from '@baize/browser/clock';
import { deviceType, type DeviceType } from '@baize/domain/device';
import type { RegistrationQuestion } from '@baize/domain/mirror-domain';
import type { PublicSettings } from '@baize/domain/settings';

/** What is known of whoever asks; null is unknown. */
interface Asker {
  country: string | null;
  /** The device type the address of the visit asked for (SES-08). */
  device: DeviceType | null;
}

/** Who asks to register here and now, for the rules of the mirror domains; in the browser alone. */
export function registrationQuestion(
  settings: PublicSettings,
  { country, device }: Asker = { country: null, device: null },
): RegistrationQuestion {
  const { mirrorDomain, mainDomainConfigs } = settings;
  return {
    host: window.location.host,
    country,
    now: platformClock.now(),
    deviceType: device ?? deviceType(window.innerWidth),
    mirrorDomain,
    mainDomainConfigs,
  };
}
