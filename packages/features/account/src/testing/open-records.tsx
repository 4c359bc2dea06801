import { PlayerIsland } from '@baize/shell/player';
import { Stage } from '@baize/shell/stage';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PlayerRecords } from '../records/player-records.tsx';
import type { FakeRecords } from './fake-records.ts';

/** The page of a player's transactions, at an address with this query, before a platform with these records. */
export function openRecords(platform: FakeRecords, query = '', beside: ReactNode = null): UserEvent {
  render(
    <Stage
      viewer="player"
      api={platform.client()}
      player={platform.player}
      address={`/profile/transactions${query}`}
    >
      <PlayerIsland>
        <PlayerRecords />
        {beside}
      </PlayerIsland>
    </Stage>,
  );
  return userEvent.setup();
}
