import { AccountFormSkeleton } from '../layout/account-form-skeleton.tsx';
import { ProfileView } from './profile-view.tsx';
import { useProfileFacts } from './use-profile-facts.ts';

/** The player's own details, once they are known; inside a `PlayerBoundary` (PRF-01, PRF-08). */
export function PlayerProfile() {
  const facts = useProfileFacts();
  return facts ? <ProfileView {...facts} /> : <AccountFormSkeleton />;
}
