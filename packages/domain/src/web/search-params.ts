const LETTER =
  /%[0-7][0-9a-f]|%[cd][0-9a-f]%[89ab][0-9a-f]|%e[0-9a-f](?:%[89ab][0-9a-f]){2}|%f[0-7](?:%[89ab][0-9a-f]){3}/gi;

/** Reads a written name or value as a browser's form does: `+` is a space; a broken `%` sequence stays as written. */
function decodeText(written: string): string {
  return written.replaceAll('+', ' ').replaceAll(LETTER, (letter) => {
    try {
      return decodeURIComponent(letter);
    } catch {
      return letter;
    }
  });
}

function split(pair: string): [name: string, value: string] {
  const cut = pair.indexOf('=');
  return cut < 0 ? [pair, ''] : [pair.slice(0, cut), pair.slice(cut + 1)];
}

function pairsOf(search: string): string[] {
  return search.replace(/^\?/, '').split('&');
}

function nameOf(pair: string): string {
  return decodeText(split(pair)[0]);
}

/** Tells whether a query string has a parameter of this name, with or without a value. */
export function hasParam(search: string, name: string): boolean {
  return pairsOf(search).some((pair) => pair !== '' && nameOf(pair) === name);
}

/** Gives every value a query string has for a name, decoded, in the order written. */
export function paramValues(search: string, name: string): string[] {
  return pairsOf(search)
    .filter((pair) => pair !== '' && nameOf(pair) === name)
    .map((pair) => decodeText(split(pair)[1]));
}

/** Gives the first value a query string has for a name that is more than spaces, decoded, or null. */
export function firstParamValue(search: string, name: string): string | null {
  return paramValues(search, name).find((value) => value.trim() !== '') ?? null;
}

/**
 * Takes parameters out of a query string and leaves the rest in place, byte for byte, however odd. Nothing left is the
 * empty text; nothing to take is the very same text.
 */
export function withoutParams(search: string, names: readonly string[]): string {
  const pairs = pairsOf(search);
  const kept = pairs.filter((pair) => pair === '' || !names.includes(nameOf(pair)));
  if (kept.length === pairs.length) return search;
  const rest = kept.join('&');
  return rest !== '' && search.startsWith('?') ? `?${rest}` : rest;
}
