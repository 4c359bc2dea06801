import { westernDigits, withoutDirectionMarks } from '@baize/domain/western-digits';

/** What a player proves to be themselves by: the app's six digits, or a code kept for when the app is lost. */
export type CodeKind = 'app' | 'recovery';

/** Writes a code as the platform takes it, however it was typed or pasted: without blanks and hyphens, in Western digits. */
export function normalizeCode(typed: string): string {
  return westernDigits(withoutDirectionMarks(typed))
    .replaceAll(/[\s\u00AD\p{Pd}]/gu, '')
    .toUpperCase();
}

/** Whether a code can be one of its kind; recovery codes look as the platform likes. */
export function isPlausibleCode(code: string, kind: CodeKind): boolean {
  return kind === 'app' ? /^\d{6}$/.test(code) : code !== '';
}
