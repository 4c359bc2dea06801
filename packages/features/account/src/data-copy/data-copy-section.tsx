import { Trans } from '@lingui/react/macro';
import { SettingsSection } from '../settings/settings-section.tsx';
import { PlayerDataCopy } from './player-data-copy.tsx';

/** A copy of what the platform keeps about the player. */
export function DataCopySection() {
  return (
    <SettingsSection part="data-copy" title={<Trans id="data-copy.title">A copy of your data</Trans>}>
      <PlayerDataCopy />
    </SettingsSection>
  );
}
