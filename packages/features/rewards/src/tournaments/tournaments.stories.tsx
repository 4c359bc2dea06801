import { pageColumn } from '@baize/shell/page-column';
import { PlayerStage, type PlayerStageProps } from '@baize/shell/player-stage';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW } from '../stage/example-days.ts';
import { exampleBoard, exampleTournament, exampleTournaments } from '../stage/example-tournaments.ts';
import { TournamentsPage } from './tournaments-page.tsx';
import { OneView, type OneViewProps } from './one-tournament.tsx';
import { TournamentList, type TournamentListProps } from './tournament-list.tsx';
import * as css from './tournament.css.ts';

const nothing = () => undefined;

const meta: Meta = { title: 'Rewards/Tournaments', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const list = (parts: Partial<TournamentListProps> = {}): Story => ({
  render: () => (
    <PlayerStage viewer="visitor">
      <div className={`${pageColumn} ${css.page}`}>
        <TournamentList
          rows={exampleTournaments()}
          failed={false}
          phase="running"
          now={NOW}
          onRetry={nothing}
          {...parts}
        />
      </div>
    </PlayerStage>
  ),
});

const one = (parts: Partial<OneViewProps> = {}, viewer: PlayerStageProps['viewer'] = 'player'): Story => ({
  render: () => (
    <PlayerStage viewer={viewer}>
      <div className={`${pageColumn} ${css.page}`}>
        <OneView
          whole={exampleTournament()}
          row={null}
          trouble="none"
          page={1}
          now={NOW}
          onRetry={nothing}
          {...parts}
        />
      </div>
    </PlayerStage>
  ),
});

const placed = exampleTournament({ board: exampleBoard(122, 68) });
const ended = exampleTournament({ status: 'finished', endsAt: '2026-11-16T00:00:00Z' });

export const Running = list();
export const RunningOnAPhone: Story = { ...list(), globals: { viewport: { value: 'phone' } } };
export const RunningInArabic: Story = { ...list(), globals: { locale: 'ar' } };
export const Upcoming = list({ phase: 'upcoming' });
export const Finished = list({ phase: 'finished' });
export const NoneAtAll = list({ rows: [] });
export const Loading = list({ rows: null });
export const NotRead = list({ rows: null, failed: true });
/** As the server draws it: nothing is known of now. */
export const BeforeTheClock = list({ now: null });

export const PlayerOnALaterPage = one({ whole: placed });
export const PlayerOnTheirPage = one({ whole: placed, page: 3 });
export const PlayerOnAPhone: Story = { ...one({ whole: placed }), globals: { viewport: { value: 'phone' } } };
export const PlayerInArabic: Story = { ...one({ whole: placed }), globals: { locale: 'ar' } };
export const PlayerWithoutPoints = one();
export const Visitor = one({}, 'visitor');
export const FinishedWithWinners = one({ whole: ended });
export const NotStarted = one({
  whole: exampleTournament({
    status: 'upcoming',
    startsAt: '2026-11-21T00:00:00Z',
    board: [],
    boardAt: null,
  }),
});
export const NobodyYet = one({ whole: exampleTournament({ board: [] }) });
export const AThousandLines = one({
  whole: exampleTournament({ board: exampleBoard(1_000, 777) }),
  page: 40,
});
export const OnlySomeGames = one({ whole: exampleTournaments()[1] ?? null });
export const BoardOnItsWay = one({ whole: null, row: exampleTournament() });
export const BoardNotRead = one({ whole: null, row: exampleTournament(), trouble: 'missing' });
export const BoardFromBefore = one({ whole: placed, trouble: 'stale' });
export const OneLoading = one({ whole: null });
export const OneNotRead = one({ whole: null, trouble: 'missing' });
export const NoSuchTournament = one({ whole: null, trouble: 'unknown' });

/** What everybody is drawn stays out of sight while a kept session is read. */
export const WhileASessionIsRead: Story = {
  render: () => (
    <PlayerStage viewer="starting">
      <TournamentsPage rows={exampleTournaments()} />
    </PlayerStage>
  ),
  beforeEach: () => {
    document.documentElement.dataset['session'] = 'kept';
    return () => {
      delete document.documentElement.dataset['session'];
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Loading the tournaments')).toBeInTheDocument();
    for (const prize of canvas.getAllByText('Total prizes')) await expect(prize).not.toBeVisible();
  },
};
