import type { Country } from '@baize/api/endpoints/access';
import type { UserDetails } from '@baize/api/endpoints/session';
import type { ProfileField, ProfileValues } from '@baize/domain/profile-form';
import type { PhoneRules } from '@baize/forms/phone-rules';
import { createContext, use } from 'react';

export type ProfileUser = UserDetails['getUser'];

/** Those to choose from, and all to name. */
export interface ProfileCountries {
  signUp: readonly Country[];
  all: readonly Country[];
}

/** What every field of the form may ask. */
export interface ProfileFormContextValue {
  user: ProfileUser;
  countries: ProfileCountries;
  values: ProfileValues;
  locked: readonly ProfileField[];
  phoneRules: PhoneRules | null;
  /** Whether the player has touched a field since it was last saved. */
  isEdited(field: ProfileField): boolean;
  onChange(field: ProfileField, value: string): void;
  /** Several fields at once, as a pasted phone number changes its code too. */
  onEdit(changes: Partial<ProfileValues>): void;
  /** A field was left: what is wrong with it may be said. */
  onBlur(field: ProfileField): void;
  /** What is wrong with a field, as the rules or the platform name it. */
  getProblem(field: ProfileField): string | undefined;
  /** The same, in words. */
  getError(field: ProfileField): string | undefined;
}

export const ProfileFormContext = createContext<ProfileFormContextValue | null>(null);

export function useProfileFormContext(): ProfileFormContextValue {
  const facts = use(ProfileFormContext);
  if (!facts) throw new Error('No profile form around this field.');
  return facts;
}
