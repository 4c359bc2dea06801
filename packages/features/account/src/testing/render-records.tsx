import { PlayerBoundary } from '@baize/player';
import { TestProviders } from '@baize/player/test-providers';
import { render, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PlayerRecords } from '../pages/player-records.tsx';
import type { FakeRecords } from './fake-records.ts';

/** The page of a player's transactions, at an address with this query, before a platform with these records. */
export function renderRecords(platform: FakeRecords, query = '', beside: ReactNode = null): UserEvent {
  render(
    <TestProviders
      viewer="player"
      api={platform.client()}
      player={platform.player}
      url={`/profile/transactions${query}`}
    >
      <PlayerBoundary>
        <PlayerRecords />
        {beside}
      </PlayerBoundary>
    </TestProviders>,
  );
  return userEvent.setup();
}

/** What the columns of a list are called. */
export function columnNames(table: HTMLElement): (string | null)[] {
  return within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
}

/** The rows of a list, without its head. */
export function tableRows(table: HTMLElement): HTMLElement[] {
  return within(table).getAllByRole('row').slice(1);
}
