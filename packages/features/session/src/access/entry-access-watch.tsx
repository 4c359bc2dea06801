import { fetchVisitorCountry } from '@baize/api/visitor-country';
import { platformClock } from '@baize/browser/clock';
import type { DeviceType } from '@baize/domain/device';
import { registrationAccess } from '@baize/domain/mirror-domain';
import { closedDomainMessages } from '@baize/i18n/catalogue/access';
import { ClosedFooterNote } from '@baize/links/closed-footer-note';
import { entryAccess, OPEN_ENTRY } from '@baize/links/entry-access';
import { usePage } from '@baize/page';
import { useNow } from '@baize/page/clock';
import { report } from '@baize/page/report';
import { loadDeviceOverride } from '@baize/player/visit';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { getRegistrationAccessInput } from './get-registration-access-input.ts';
import { useRegistrationClosedMessage } from './use-registration-closed-message.ts';

interface Visitor {
  country: string | null;
  device: DeviceType | null;
}

/** Tells every sign-up and log-in control what is closed on this domain; anew each minute (MIR-03, MIR-04). */
export function EntryAccessWatch() {
  const { i18n } = useLingui();
  const { settings } = usePage();
  useNow({ every: 'minute' });
  const withoutVisitor = registrationAccess(getRegistrationAccessInput(settings));
  const visitor = useVisitor(withoutVisitor.reason !== 'no-config');
  const input = getRegistrationAccessInput(settings, visitor ?? undefined);
  const { reason } = registrationAccess(input);
  const message = useRegistrationClosedMessage(input);
  const registrationClosed = visitor === null && withoutVisitor.allowed ? null : message;
  const loginOff = withoutVisitor.loginOff ? i18n._(closedDomainMessages.loginOff) : null;
  useEffect(() => {
    if (reason === 'malformed')
      report('Registration is refused: a registration config of this domain cannot be read.');
  }, [reason]);
  useEffect(() => {
    entryAccess.set({
      ...(loginOff !== null && { login: loginOff }),
      ...(registrationClosed !== null && {
        'sign-up': registrationClosed,
        'linked-signup': registrationClosed,
      }),
    });
  }, [registrationClosed, loginOff]);
  useEffect(() => () => entryAccess.set(OPEN_ENTRY), []);
  return <ClosedFooterNote reasons={[registrationClosed, loginOff].filter((one) => one !== null)} />;
}

/** Where the visitor is and with which device; null until both are known. */
function useVisitor(isNeeded: boolean): Visitor | null {
  const [visitor, setVisitor] = useState<Visitor | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    const country = fetchVisitorCountry({
      locale: () => document.documentElement.lang,
      onServerDate: platformClock.onServerDate,
    }).catch((problem: unknown) => {
      report('The visitor’s country could not be looked up.', problem);
      return null;
    });
    const device = loadDeviceOverride().catch(() => null);
    void Promise.all([country, device]).then(([country, device]) => setVisitor({ country, device }));
  }, [isNeeded]);
  return visitor;
}
