import { PlayerIsland } from '@baize/shell/player';
import { usePage } from '@baize/shell/page';
import { lazy } from 'react';

// A route that imports what asks for the player would bring the client into every first view.
const ForNewcomers = lazy(async () => ({ default: (await import('./for-newcomers.tsx')).ForNewcomers }));

/** Where the brand asks for documents only of depositors, whoever has not paid in yet is told so (PRF-06). */
export function AfterDeposit() {
  const { settings } = usePage();
  if (settings.allowKYCBeforeDeposit) return null;
  return (
    <PlayerIsland>
      <ForNewcomers />
    </PlayerIsland>
  );
}
