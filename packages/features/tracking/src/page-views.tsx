import { splitLocale } from '@baize/domain/locales';
import { deviceType } from '@baize/domain/device';
import { sendEvent } from '@baize/api/beacon';
import { platformClock } from '@baize/browser/clock';
import { tokenStore } from '@baize/browser/token-store';
import { report } from '@baize/shell/report';
import { sessionRefused } from '@baize/shell/session';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** How long a page must stay before it counts as seen, in ms (NAV-10). */
const SETTLED = 300;

const ports = {
  locale: () => document.documentElement.lang,
  token: () => tokenStore.get(),
  onServerDate: platformClock.onServerDate,
  onSessionEnded: sessionRefused,
};

/** Tells the platform which pages are seen; one that is left sooner is not told. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => void tell(pathname), SETTLED);
    return () => clearTimeout(timer);
  }, [pathname]);
  return null;
}

async function tell(pathname: string): Promise<void> {
  try {
    await sendEvent(ports, {
      event: 'PAGE_VIEW',
      data: { path: splitLocale(pathname).path },
      userDeviceType: deviceType(window.innerWidth),
    });
  } catch (problem) {
    report('A page view could not be told.', problem);
  }
}
