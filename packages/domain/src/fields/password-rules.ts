import { readNumber } from '../money/number-text.ts';
import type { ValidationMessage } from './validation-messages.ts';

/** What a brand asks of a password; what is absent is not asked, `min` is 6 then. Requirements VAL-03. */
export type PasswordRequirements = {
  min?: number | undefined;
  special?: boolean | undefined;
  digit?: boolean | undefined;
  uppercase?: boolean | undefined;
};

/** One line of the live checklist below a password. */
export type PasswordRule = 'min' | 'digit' | 'special' | 'uppercase';

/** The shortest and the longest password when a brand says nothing else, in characters. Source: S2 §9. */
export const PASSWORD_LENGTH = { min: 6, max: 255 } as const;

/** The message of each rule a password can miss; `min` is filled with the brand's number. Source: S2 §5. */
export const PASSWORD_RULE_MESSAGES = {
  min: 'form.validation.invalid.password.min',
  digit: 'form.validation.invalid.password.digit',
  special: 'form.validation.invalid.password.special',
  uppercase: 'form.validation.invalid.password.uppercase',
} as const satisfies Record<PasswordRule, ValidationMessage>;

/** A digit of any script; a punctuation mark or symbol (no letter, digit, accent or space); a capital of any script. */
const PATTERNS = { digit: /\p{Nd}/u, special: /[\p{P}\p{S}]/u, uppercase: /\p{Lu}/u } as const;

/** Counts the characters of a text as a person does in most scripts, by code points: an emoji is one, not two. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/**
 * Gives how many characters a brand's passwords must have: its number (or a text holding one) up to 255, more counting
 * as 255; 6 when it is below 1 or none. Source: S1 §5 "Password".
 */
export function passwordMin(asks: PasswordRequirements): number {
  const min = readNumber(asks.min);
  return min !== null && min >= 1 ? Math.min(min, PASSWORD_LENGTH.max) : PASSWORD_LENGTH.min;
}

/**
 * Gives the live checklist of a password: each rule the brand asks, in the order shown, and whether it is met.
 * Source: S1 §5 "Password", requirements VAL-03.
 */
export function passwordChecklist(
  password: string,
  asks: PasswordRequirements,
): { rule: PasswordRule; met: boolean }[] {
  const asked = (['digit', 'special', 'uppercase'] as const).filter((rule) => asks[rule] === true);
  return [
    { rule: 'min', met: countCharacters(password) >= passwordMin(asks) },
    ...asked.map((rule) => ({ rule, met: PATTERNS[rule].test(password) })),
  ];
}
