import { splitLocale } from '@baize/domain/locales';
import { report } from '@baize/page/report';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** How long a page must stay before it counts as seen, in ms (NAV-10). */
const VIEW_DELAY_MS = 300;

/** Tells the platform which pages are seen; one that is left sooner is not told. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => void reportPageView(pathname), VIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return null;
}

async function reportPageView(pathname: string): Promise<void> {
  try {
    const { logEvent } = await import('@baize/player/log-event');
    await logEvent('PAGE_VIEW', { path: splitLocale(pathname).path });
  } catch (problem) {
    report('A page view could not be told.', problem);
  }
}
