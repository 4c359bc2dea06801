import { countriesQuery } from '@baize/api/queries/countries';
import { registrationFieldsQuery } from '@baize/api/queries/registration-fields';
import { useApi, usePlayer } from '@baize/shell/player';
import { useQuery } from '@tanstack/react-query';
import { AccountFormSkeleton } from '../layout/account-form-skeleton.tsx';
import { ProfileView } from './profile-view.tsx';

const EVERY = () => true;

/** The player's own details, once they are known; inside a `PlayerIsland` (PRF-01, PRF-08). */
export function PlayerProfile() {
  const api = useApi();
  const player = usePlayer();
  const fields = useQuery(registrationFieldsQuery(api));
  const countries = useQuery(countriesQuery(api));
  // Fields that are shown stay: an answer that comes late must not take away what is being filled in.
  if (!player || (fields.isPending && fields.failureCount === 0)) return <AccountFormSkeleton />;
  return (
    <ProfileView
      user={player.getUser}
      isFieldUsed={fields.data ?? EVERY}
      countries={countries.data ?? { signUp: [], all: [] }}
    />
  );
}
