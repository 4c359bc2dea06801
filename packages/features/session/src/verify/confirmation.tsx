import { PlayerProviders } from '@baize/player/player-providers';
import { VerifyEmail } from './verify-email.tsx';

/** The part of the page that speaks with the platform. */
export function Confirmation({ token }: { token: string | null }) {
  return (
    <PlayerProviders>
      <VerifyEmail token={token} />
    </PlayerProviders>
  );
}
