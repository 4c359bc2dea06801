import { Trans } from '@lingui/react/macro';
import { SettingsSection } from '../settings/settings-section.tsx';
import { PlayerContact } from './player-contact.tsx';

/** By what the player is reached, and the change of it. */
export function ContactSection() {
  return (
    <SettingsSection part="contact" title={<Trans id="contact-change.title">E-mail and phone</Trans>}>
      <PlayerContact />
    </SettingsSection>
  );
}
