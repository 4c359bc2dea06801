import type { PublicSettings } from '@baize/domain/settings';
import { usePage } from '@baize/page';
import { DeferredView } from '@baize/page/deferred-view';
import { useCallback } from 'react';

const isRestricted = (settings: PublicSettings['mainDomainConfigs']) =>
  settings !== null && (settings.loginOff || settings.registrationConfigs.length > 0);

/** Looks whether a visitor may register and log in on this domain, where the settings restrict it at all: once somebody is there (MIR-04). */
export function EntryAccessGate() {
  const { mirrorDomain, mainDomainConfigs } = usePage().settings;
  const load = useCallback(async () => {
    // Which entry counts is decided by the rule itself; most hosts have none and never need its code.
    const { hostname } = window.location;
    const named = (url: string) =>
      hostname.startsWith('[') || url.toLowerCase().includes(hostname.replace(/^www\./, ''));
    const restricted =
      isRestricted(mainDomainConfigs) ||
      mirrorDomain.some(({ url, settings }) => isRestricted(settings) && named(url));
    return restricted ? (await import('./entry-access-watch.tsx')).EntryAccessWatch : null;
  }, [mirrorDomain, mainDomainConfigs]);
  if (![mainDomainConfigs, ...mirrorDomain.map(({ settings }) => settings)].some(isRestricted)) return null;
  return <DeferredView load={load} when="now" />;
}
