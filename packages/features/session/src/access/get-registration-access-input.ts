import { platformClock } from '@baize/browser/clock';
import { deviceType, type DeviceType } from '@baize/domain/device';
import type { RegistrationAccessInput } from '@baize/domain/mirror-domain';
import type { PublicSettings } from '@baize/domain/settings';

/** What is known of whoever asks; null is unknown. */
interface RegistrationVisitor {
  country: string | null;
  /** The device type the address of the visit asked for (SES-08). */
  device: DeviceType | null;
}

/** Who asks to register here and now, for the rules of the mirror domains; in the browser alone. */
export function getRegistrationAccessInput(
  settings: PublicSettings,
  { country, device }: RegistrationVisitor = { country: null, device: null },
): RegistrationAccessInput {
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
