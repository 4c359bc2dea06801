import { platformClock } from '@baize/browser/clock';
import { deviceType } from '@baize/domain/device';
import type { RegistrationQuestion } from '@baize/domain/mirror-domain';
import type { PublicSettings } from '@baize/domain/settings';

/** Who asks to register here and now, for the rules of the mirror domains; in the browser alone. */
export function registrationQuestion(settings: PublicSettings, country: string | null): RegistrationQuestion {
  const { mirrorDomain, mainDomainConfigs } = settings;
  return {
    host: window.location.host,
    country,
    now: platformClock.now(),
    deviceType: deviceType(window.innerWidth),
    mirrorDomain,
    mainDomainConfigs,
  };
}
