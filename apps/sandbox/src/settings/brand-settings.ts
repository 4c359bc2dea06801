import { isLocale } from '@baize/domain/locales';
import { SETTINGS_DEFAULTS } from '@baize/domain/settings';
import { readBrandRows, type BrandRow, type RawSettings } from './brand-rows.ts';
import { getBrandTexts } from './texts/brand-texts.ts';

/** A brand's name: the folder of its app. */
export type Brand = string;
export type { RawSettings } from './brand-rows.ts';
type Texts = Readonly<Record<string, string>>;

const ROWS = readBrandRows();
export const BRANDS: readonly Brand[] = [...ROWS.keys()];

/** The brand of a call that names none: the default theme's, or the first where that has no row. */
export const DEFAULT_BRAND: Brand = ROWS.has(SETTINGS_DEFAULTS.theme)
  ? SETTINGS_DEFAULTS.theme
  : (BRANDS[0] ?? SETTINGS_DEFAULTS.theme);

/**
 * What the platform keeps of a brand.
 *
 * @throws Error for a brand without a row.
 */
export function getBrandRow(brand: Brand): BrandRow {
  const row = ROWS.get(brand);
  if (!row) throw new Error(`No brand is called ${brand}: apps/${brand}/sandbox.json is missing.`);
  return row;
}

const TOKEN_START = 'sandbox-';

/** The brand a system token belongs to; undefined for none or an unknown one. */
export function findBrandByToken(token: string | undefined): Brand | undefined {
  const brand = token?.startsWith(TOKEN_START) ? token.slice(TOKEN_START.length) : undefined;
  return brand !== undefined && ROWS.has(brand) ? brand : undefined;
}

/** Settings and texts of every brand, with what a tester has laid over them. */
export type BrandSettings = {
  settings(brand: Brand): RawSettings;
  /** Lays values over a brand's; null takes one off again, and null for all of them takes all off. */
  override(brand: Brand, values: RawSettings | null): void;
  overrides(): Readonly<Record<Brand, RawSettings>>;
  texts(brand: Brand, locale: string): Texts;
  overrideTexts(brand: Brand, locale: string, texts: Texts | null): void;
  /** The texts a tester has laid over a brand's, by language. */
  textOverrides(): readonly { brand: Brand; locale: string; texts: Texts }[];
  reset(): void;
};

export function createBrandSettings(): BrandSettings {
  let overrides: Record<Brand, RawSettings> = {};
  let texts = new Map<string, { brand: Brand; locale: string; texts: Texts }>();
  const key = (brand: Brand, locale: string) => `${brand}/${locale}`;

  return {
    settings: (brand) => ({ ...getBrandRow(brand).settings, ...overrides[brand] }),
    override: (brand, values) => {
      const { [brand]: before, ...others } = overrides;
      const laid = Object.entries({ ...before, ...values }).filter(([, value]) => value !== null);
      const isGiven = values !== null && laid.length > 0;
      overrides = isGiven ? { ...others, [brand]: Object.fromEntries(laid) } : others;
    },
    overrides: () => overrides,
    texts: (brand, locale) => ({
      ...(isLocale(locale) ? getBrandTexts(getBrandRow(brand).texts, locale) : {}),
      ...texts.get(key(brand, locale))?.texts,
    }),
    overrideTexts: (brand, locale, given) => {
      if (given === null) texts.delete(key(brand, locale));
      else texts.set(key(brand, locale), { brand, locale, texts: given });
    },
    textOverrides: () => [...texts.values()],
    reset: () => {
      overrides = {};
      texts = new Map();
    },
  };
}
