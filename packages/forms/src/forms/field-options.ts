import type { Country, Currency } from '@baize/api/endpoints/access';
import type { ComboboxOption } from '@baize/ui/combobox';
import { countryKeywords } from './country-keywords.ts';

/** A country as a form offers it; `dial` holds the digits of its phone code. */
export type CountryOption = ComboboxOption & { dial: string };

/** A currency as a form offers it. */
export type CurrencyOption = { value: string; label: string };

type SignUpRegion = { locale: string; excluded: readonly string[] };

/**
 * The countries a player can sign up from, by name; those the brand excludes are not among them. A name the platform
 * left in English is said in the page's language.
 */
export function countryOptions(
  countries: readonly Country[],
  { locale, excluded }: SignUpRegion,
): CountryOption[] {
  const inEnglish = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const here = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const named = (code: string, name: string) =>
    name === inEnglish.of(code) ? (here.of(code) ?? name) : name;
  return countries
    .map((country) => ({ ...country, code: country.code.toUpperCase() }))
    .filter(({ code }) => !excluded.includes(code))
    .map(({ code, name, phoneCode, flag }) => {
      const dial = (phoneCode ?? '').replaceAll(/\D/g, '');
      return {
        value: code,
        label: named(code, name),
        dial,
        keywords: [...countryKeywords(code, name), ...(dial === '' ? [] : [dial, `+${dial}`])],
        ...flagOf(flag),
      };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}

/** The platform may send a flag as an address of its own or as a sign of two letters; anything else is left out. */
function flagOf(flag: string | null): Pick<CountryOption, 'imageSrc' | 'prefix'> {
  if (flag === null) return {};
  if (/^\/(?!\/)/.test(flag)) return { imageSrc: flag };
  return /^\p{RI}{2}$/u.test(flag) ? { prefix: flag } : {};
}

/** The same countries as the codes of a phone number. */
export function dialCodeOptions(countries: readonly CountryOption[]): CountryOption[] {
  return countries
    .filter(({ dial }) => dial !== '')
    .map((country) => ({ ...country, selectedLabel: `+${country.dial}`, detail: `+${country.dial}` }));
}

/** The currencies an account can be kept in, those of the visitor's place first (HTTP-07). */
export function currencyOptions(
  currencies: readonly Currency[],
  near: readonly { code: string }[],
  locale: string,
): CurrencyOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' });
  const place = ({ code }: Currency) => {
    const index = near.findIndex((one) => one.code === code);
    return index < 0 ? near.length : index;
  };
  return currencies
    .toSorted((one, other) => place(one) - place(other))
    .map(({ code, name }) => {
      const local = /^[A-Z]{3}$/.test(code) && !locale.startsWith('en') ? names.of(code) : undefined;
      const words = local ?? name;
      return { value: code, label: words === null ? code : `${code} · ${words}` };
    });
}
