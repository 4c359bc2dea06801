import { FORBIDDEN_FOLDERS } from '@baize/checks/brand-names';
import { REFUSED_TERMS } from '@baize/checks/refused-terms';

/** Words no export can be named by. */
const RESERVED = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield await'.split(
    ' ',
  ),
);

/** Why a name cannot be that of a folder, a file and an export; nothing when it can. */
export function findNameFaults(name: string): string[] {
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name))
    return [
      `name "${name}": write small letters and digits, each part beginning with a letter, parts joined by one hyphen`,
    ];
  if (RESERVED.has(name))
    return [`name "${name}": the language keeps this word, so nothing can be named by it`];
  if (FORBIDDEN_FOLDERS.has(name)) return [`name "${name}": a folder of this name says nothing`];
  return name
    .split('-')
    .filter((word) => Object.hasOwn(REFUSED_TERMS, word))
    .map((word) => `name "${name}": instead of "${word}" say ${REFUSED_TERMS[word]} (docs/glossary.md)`);
}

/** `star-rating` as `StarRating`. */
export function toPascalCase(name: string): string {
  return name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

/** `star-rating` as `starRating`. */
export function toCamelCase(name: string): string {
  const pascal = toPascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** `star-rating` as `Star rating`. */
export function toWords(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
