import type { Country } from '@baize/api/calls/access';
import type { UserDetails } from '@baize/api/calls/session';
import type { ProfileField, ProfileValues } from '@baize/domain/profile-form';
import type { PhoneRules } from '@baize/shell/phone-rules';
import { createContext, use } from 'react';

export type ProfileUser = UserDetails['getUser'];

/** Those to choose from, and all to name. */
export interface KnownCountries {
  signUp: readonly Country[];
  all: readonly Country[];
}

/** What every field of the form may ask. */
export interface ProfileFacts {
  user: ProfileUser;
  countries: KnownCountries;
  values: ProfileValues;
  locked: readonly ProfileField[];
  plans: PhoneRules | null;
  change(field: ProfileField, value: string): void;
  /** A field was left: what is wrong with it may be said. */
  leave(field: ProfileField): void;
  /** What is wrong with a field, in words. */
  problem(field: ProfileField): string | undefined;
}

export const ProfileContext = createContext<ProfileFacts | null>(null);

export function useProfileFacts(): ProfileFacts {
  const facts = use(ProfileContext);
  if (!facts) throw new Error('No profile form around this field.');
  return facts;
}
