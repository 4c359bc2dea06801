import { ORGANISATIONS } from './organisations.ts';

/**
 * The countries with a service, named and sorted in a language. For the server: browsers know other
 * editions of country names, and the page must read the same in all of them.
 */
export function helpCountries(locale: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const codes = new Set(ORGANISATIONS.map(({ country }) => country).filter((code) => code !== null));
  return [...codes]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
