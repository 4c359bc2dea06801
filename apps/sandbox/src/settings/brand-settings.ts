import { isLocale } from '@baize/domain/locales';
import { curacaoSettings } from './curacao.ts';
import { luluSettings } from './lulu.ts';
import { getBrandTexts } from './texts/brand-texts.ts';

export const BRANDS = ['curacao', 'lulu'] as const;
export type Brand = (typeof BRANDS)[number];

/** Settings as the platform sends them: whatever a tester lays over them may be of any type. */
export type RawSettings = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

const SETTINGS: Readonly<Record<Brand, RawSettings>> = {
  curacao: curacaoSettings,
  lulu: luluSettings,
};

const TOKENS: Readonly<Record<string, Brand>> = {
  'sandbox-curacao': 'curacao',
  'sandbox-lulu': 'lulu',
};

/** The brand a system token belongs to; undefined for none or an unknown one. */
export function findBrandByToken(token: string | undefined): Brand | undefined {
  return token !== undefined && Object.hasOwn(TOKENS, token) ? TOKENS[token] : undefined;
}

/** Settings and texts of both brands, with what a tester has laid over them. */
export type BrandSettings = {
  settings(brand: Brand): RawSettings;
  /** Lays values over a brand's; null takes one off again, and null for all of them takes all off. */
  override(brand: Brand, values: RawSettings | null): void;
  overrides(): Readonly<Partial<Record<Brand, RawSettings>>>;
  texts(brand: Brand, locale: string): Texts;
  overrideTexts(brand: Brand, locale: string, texts: Texts | null): void;
  /** The texts a tester has laid over a brand's, by language. */
  textOverrides(): readonly { brand: Brand; locale: string; texts: Texts }[];
  reset(): void;
};

export function createBrandSettings(): BrandSettings {
  let overrides: Partial<Record<Brand, RawSettings>> = {};
  let texts = new Map<string, { brand: Brand; locale: string; texts: Texts }>();
  const key = (brand: Brand, locale: string) => `${brand}/${locale}`;

  return {
    settings: (brand) => ({ ...SETTINGS[brand], ...overrides[brand] }),
    override: (brand, values) => {
      const { [brand]: before, ...others } = overrides;
      const laid = Object.entries({ ...before, ...values }).filter(([, value]) => value !== null);
      const isGiven = values !== null && laid.length > 0;
      overrides = isGiven ? { ...others, [brand]: Object.fromEntries(laid) } : others;
    },
    overrides: () => overrides,
    texts: (brand, locale) => ({
      ...(isLocale(locale) ? getBrandTexts(brand, locale) : {}),
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
