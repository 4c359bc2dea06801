import * as v from 'valibot';
import { isPageKey, classifyHref, type PageKey, type PageOverride } from '../pages/page-paths.ts';
import { readNumber } from '../money/number-text.ts';
import { inactivityMinutes } from '../session/session.ts';

/** One time in which registration is open on a mirror domain; `HH:mm` texts, judged by the mirror-domain rules. */
export type TimeWindow = { from: string; to: string; deviceType?: string | null; zone?: string | null };

/** Where and when registration is open for one country. S2 §3 "App settings". */
export type RegistrationConfig = { country: string; timeWindows: readonly TimeWindow[] };

/** What a domain decides about log-in and registration. S2 §3 "App settings". */
export type DomainSettings = { loginOff: boolean; registrationConfigs: readonly RegistrationConfig[] };

/**
 * One mirror domain: its address, its id at the platform, its settings. S2 §3 "App settings". `closesAt` (ours, epoch ms) is
 * when the address stops, absent when that is not planned.
 */
export type MirrorDomain = {
  url: string;
  domainId: string | number | null;
  settings: DomainSettings;
  closesAt?: number | undefined;
};

/** The password rules of a brand. Requirements VAL-03. */
export type PasswordRules = { min: number; special: boolean; digit: boolean; uppercase: boolean };

/** A text with something in it. */
export const textSchema = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A switch: true or false, nothing like it. */
export const flagSchema = v.boolean();

/** A number, or a text holding one. */
export const numberSchema = v.pipe(
  v.unknown(),
  v.transform(readNumber),
  v.custom<number>((value) => value !== null),
);

/** Minutes without input before a logout; one or less means the default. */
export const minutesSchema = v.pipe(
  v.custom<number | string>((value) => readNumber(value) !== null),
  v.transform((value: number | string) => inactivityMinutes(value)),
);

/** The API's version; a number is written with its decimal. */
export const versionSchema = v.union([
  textSchema,
  v.pipe(
    v.number(),
    v.transform((value) => (Number.isInteger(value) ? value.toFixed(1) : String(value))),
  ),
]);

/** The two navigation styles. */
export const navigationSchema = v.picklist(['basic', 'panel']);

/** The origin of a site, without a path or a slash at its end. */
export const originSchema = v.pipe(
  textSchema,
  v.regex(/^https?:\/\/[^\s/?#@\\]+\/?$/i),
  v.transform((value) => value.replace(/\/$/, '')),
);

/** A list that lives on without its unreadable rows; the caller sees by its length that some are gone. */
function rows<T>(row: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((item) => {
        const read = v.safeParse(row, item);
        return read.success ? [read.output] : [];
      }),
    ),
  );
}

const timeWindow = v.object({
  from: v.fallback(v.string(), ''),
  to: v.fallback(v.string(), ''),
  deviceType: v.exactOptional(v.nullable(v.string())),
  zone: v.exactOptional(v.nullable(v.string())),
});

const UNREADABLE_WINDOW: TimeWindow = { from: '', to: '' };
const UNREADABLE_CONFIG: RegistrationConfig = { country: '', timeWindows: [UNREADABLE_WINDOW] };

const registrationConfig = v.object({
  country: v.fallback(v.string(), ''),
  timeWindows: v.fallback(v.array(v.fallback(timeWindow, UNREADABLE_WINDOW)), [UNREADABLE_WINDOW]),
});

/**
 * What a domain decides. A window or config that cannot be read stays, unreadable: the mirror-domain rules refuse
 * on it, where dropping it would let everybody in (MIR-02).
 */
export const domainSettingsSchema = v.object({
  loginOff: v.fallback(flagSchema, false),
  registrationConfigs: v.fallback(v.array(v.fallback(registrationConfig, UNREADABLE_CONFIG)), []),
});

/** An instant with its offset, in epoch ms. */
const instantSchema = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));

/** The mirror domains. */
export const mirrorDomainsSchema = rows<MirrorDomain>(
  v.object({
    url: textSchema,
    domainId: v.fallback(v.nullable(v.union([v.string(), v.number()])), null),
    settings: v.fallback(domainSettingsSchema, { loginOff: false, registrationConfigs: [UNREADABLE_CONFIG] }),
    closesAt: v.optional(v.fallback(v.union([instantSchema, v.undefined()]), undefined)),
  }),
);

/** The pages that exist; keys nobody knows are dropped. */
export const pageKeysSchema = rows<PageKey>(v.custom<PageKey>(isPageKey));

/** The pages' own addresses; refused ones (`javascript:`, protocol-relative) and unknown keys are dropped. */
export const pageOverridesSchema = rows<PageOverride>(
  v.object({
    key: v.custom<PageKey>(isPageKey),
    href: v.pipe(
      v.string(),
      v.trim(),
      v.check((href) => classifyHref(href) !== 'refused'),
    ),
    shallow: v.fallback(flagSchema, false),
  }),
);

/** A list of texts. */
export const textsSchema = rows<string>(textSchema);

/** A list of country codes, in capitals. */
export const countryCodesSchema = rows<string>(v.pipe(textSchema, v.toUpperCase()));

/** A list of numbers, or texts holding them. */
export const numbersSchema = rows<number>(numberSchema);

/** The brand's rules for passwords; each missing one takes its default. */
export const fieldRulesSchema = v.object({
  password: v.object({
    min: v.fallback(v.pipe(numberSchema, v.integer(), v.minValue(1), v.maxValue(255)), 6),
    special: v.fallback(flagSchema, false),
    digit: v.fallback(flagSchema, false),
    uppercase: v.fallback(flagSchema, false),
  }),
});
