import { countriesQuery } from '@baize/api/queries/countries';
import { registrationFieldsQuery } from '@baize/api/queries/registration-fields';
import { useApi, usePlayer } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import type { ProfileCountries, ProfileUser } from './profile-context.ts';

/** What a profile form starts from. */
export interface ProfileFacts {
  user: ProfileUser;
  isFieldUsed(field: string): boolean;
  countries: ProfileCountries;
}

const EVERY = () => true;

/** Reads what a profile form starts from (PRF-08); null until it can be shown. */
export function useProfileFacts(): ProfileFacts | null {
  const api = useApi();
  const player = usePlayer();
  const fields = useQuery(registrationFieldsQuery(api));
  const countries = useQuery(countriesQuery(api));
  // Fields that are shown stay: an answer that comes late must not take away what is being filled in.
  if (!player || (fields.isPending && fields.failureCount === 0)) return null;
  return {
    user: player.getUser,
    isFieldUsed: fields.data ?? EVERY,
    countries: countries.data ?? { signUp: [], all: [] },
  };
}
