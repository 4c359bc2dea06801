import { DEVICE_TYPES, type DeviceType } from '../web/device.ts';
import { domainAuthority, domainHost } from '../web/domain-host.ts';
import type { DomainSettings, MirrorDomain, RegistrationConfig } from '../settings/setting-schemas.ts';
import { findFirstInstant, type ParsedTimeWindow, isOpen, parseTimeWindow } from './time-windows.ts';

/** Why registration is open or refused on a domain. Source: requirements MIR-02. */
export type RegistrationReason = 'open' | 'no-config' | 'country' | 'window' | 'device' | 'malformed';

/** The reasons registration is refused for. */
export type RegistrationRefusal = Exclude<RegistrationReason, 'open' | 'no-config'>;

/** Who asks, from where and when: `now` in epoch ms, `country` a code or null when unknown. */
export type RegistrationAccessInput = {
  host: string;
  country: string | null;
  now: number;
  deviceType: DeviceType;
  mirrorDomain: readonly MirrorDomain[];
  mainDomainConfigs: DomainSettings | null | undefined;
};

/**
 * Whether a visitor may register, and why; the domain's id at the platform (null on the main one); whether log-in is
 * off there; and the instant (epoch ms) at which `allowed` turns next, null when that is not foreseen.
 */
export type RegistrationAccess = {
  allowed: boolean;
  reason: RegistrationReason;
  domainId: string | number | null;
  loginOff: boolean;
  changesAt: number | null;
};

/** What a refused visitor is told: the devices that may register now, and when this one may (null: not foreseen). */
export type RegistrationOpening = { devices: readonly DeviceType[]; opensAt: number | null };

type Rule = { always: RegistrationReason } | { windows: readonly ParsedTimeWindow[] };

/** Finds the mirror domain a page is served on, null on the main one; of several the one spelled alike, else the first. */
export function findMirrorDomain(host: string, mirrorDomain: readonly MirrorDomain[]): MirrorDomain | null {
  const asked = domainHost(host);
  if (asked === null) return null;
  const own = (mirrorDomain ?? []).filter((entry) => domainHost(entry?.url) === asked);
  return own.find(({ url }) => domainAuthority(url) === domainAuthority(host)) ?? own[0] ?? null;
}

function codeOf(country: unknown): string {
  return typeof country === 'string' ? country.trim().toUpperCase() : '';
}

/** A config whose country cannot be read may be anybody's: it refuses everybody. */
function ruleFor(country: string | null, configs: readonly RegistrationConfig[]): Rule {
  if (configs.length === 0) return { always: 'no-config' };
  if (configs.some((config) => codeOf(config.country) === '')) return { always: 'malformed' };
  const code = codeOf(country);
  const own = configs.filter((config) => codeOf(config.country) === code);
  if (own.length === 0) return { always: 'open' };
  if (!own.every(({ timeWindows }) => Array.isArray(timeWindows))) return { always: 'malformed' };
  const written = own.flatMap(({ timeWindows }) => timeWindows);
  if (written.length === 0) return { always: 'country' };
  const windows = written.map(parseTimeWindow).filter((hours) => hours !== null);
  return windows.length < written.length ? { always: 'malformed' } : { windows };
}

function reasonAt(
  windows: readonly ParsedTimeWindow[],
  instant: number,
  deviceType: DeviceType,
): RegistrationReason {
  const open = windows.filter((hours) => isOpen(hours, instant));
  if (open.length === 0) return 'window';
  return open.some(({ devices }) => devices.includes(deviceType)) ? 'open' : 'device';
}

function settingsOf({ host, mirrorDomain, mainDomainConfigs }: RegistrationAccessInput) {
  const entry = findMirrorDomain(host, mirrorDomain);
  const settings = entry ? entry.settings : mainDomainConfigs;
  return {
    domainId: entry?.domainId ?? null,
    loginOff: settings?.loginOff === true,
    configs: settings?.registrationConfigs ?? [],
  };
}

/**
 * Decides whether a visitor may register on the domain a page is served on, by country, time and device.
 *
 * The host picks its mirror domain, ports and `www.` aside (where two differ in these alone, they count); without one the main domain's settings count. A domain
 * without registration configs is open to all (`no-config`). One that has some is open to a country without a config
 * of its own, and to a visitor whose country is unknown. A country's windows, of all its configs together, are open
 * from their start up to their end by the wall clock of their zone (UTC unless named); they may cross midnight, and
 * equal ends mean the whole day. A config without windows refuses its country. A window that cannot be read refuses
 * its country, a config whose country cannot be read refuses everybody: `malformed`, to be logged.
 * Throws RangeError for an instant that is no number. Source: S2 §4 "Mirror domain"; requirements MIR-01, MIR-02.
 */
export function registrationAccess(question: RegistrationAccessInput): RegistrationAccess {
  const { country, now, deviceType } = question;
  const { domainId, loginOff, configs } = settingsOf(question);
  const rule = ruleFor(country, configs);
  const changing = 'windows' in rule;
  const reason = changing ? reasonAt(rule.windows, now, deviceType) : rule.always;
  const allowed = reason === 'open' || reason === 'no-config';
  const changesAt = changing
    ? findFirstInstant({
        windows: rule.windows,
        after: now,
        holds: (instant) => (reasonAt(rule.windows, instant, deviceType) === 'open') !== allowed,
      })
    : null;
  return { allowed, reason, domainId, loginOff, changesAt };
}

/**
 * Says what a refused visitor can wait for or change: the device types that may register now, and the next instant
 * (epoch ms) at which this device may, null when none is foreseen or it may already. Source: requirements MIR-04.
 */
export function registrationOpening(question: RegistrationAccessInput): RegistrationOpening {
  const { country, now, deviceType } = question;
  const rule = ruleFor(country, settingsOf(question).configs);
  if (!('windows' in rule)) {
    const open = rule.always === 'open' || rule.always === 'no-config';
    return { devices: open ? DEVICE_TYPES : [], opensAt: null };
  }
  const opens = (device: DeviceType, instant: number) => reasonAt(rule.windows, instant, device) === 'open';
  const devices = DEVICE_TYPES.filter((device) => opens(device, now));
  const opensAt = devices.includes(deviceType)
    ? null
    : findFirstInstant({
        windows: rule.windows,
        after: now,
        holds: (instant) => opens(deviceType, instant),
      });
  return { devices, opensAt };
}

/** What nobody can do on a domain, whoever asks, from where and when. */
export type ClosedEntry = 'login' | 'registration';

/**
 * What is closed to everybody on the domain a page is served on, so that its HTML need not offer it: log-in where it is
 * off, registration where a config refuses everybody. Source: requirements MIR-04.
 */
export function findClosedEntries(
  domain: Pick<RegistrationAccessInput, 'host' | 'mirrorDomain' | 'mainDomainConfigs'>,
): readonly ClosedEntry[] {
  // Where the country is unknown neither hour nor device counts.
  const visitor = { country: null, now: 0, deviceType: 'desktop' } as const;
  const { loginOff, allowed } = registrationAccess({ ...domain, ...visitor });
  return [...(loginOff ? ['login' as const] : []), ...(allowed ? [] : ['registration' as const])];
}
