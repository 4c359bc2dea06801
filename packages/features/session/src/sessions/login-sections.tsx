import { TwoStepSection } from '../two-step/two-step-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** What a player can do about their log-in besides the password, for the slot `account.sessions`. */
export function LoginSections() {
  return (
    <>
      <TwoStepSection />
      <SessionsSection />
    </>
  );
}
