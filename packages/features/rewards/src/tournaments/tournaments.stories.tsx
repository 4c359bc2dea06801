import { pageColumn } from '@baize/page/page-column';
import { PlayerTestProviders, type PlayerTestProvidersProps } from '@baize/player/player-test-providers';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW } from '../testing/example-days.ts';
import { exampleBoard, exampleTournament, exampleTournaments } from '../testing/example-tournaments.ts';
import { TournamentsPage } from './tournaments-page.tsx';
import { SingleTournamentView, type SingleTournamentViewProps } from './single-tournament.tsx';
import { TournamentList, type TournamentListProps } from './tournament-list.tsx';
import * as css from './tournament.css.ts';

const nothing = () => undefined;

const meta: Meta = { title: 'Features/Rewards/Tournaments', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const list = (parts: Partial<TournamentListProps> = {}): Story => ({
  render: () => (
    <PlayerTestProviders viewer="visitor">
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
    </PlayerTestProviders>
  ),
});

const one = (
  parts: Partial<SingleTournamentViewProps> = {},
  viewer: PlayerTestProvidersProps['viewer'] = 'player',
): Story => ({
  render: () => (
    <PlayerTestProviders viewer={viewer}>
      <div className={`${pageColumn} ${css.page}`}>
        <SingleTournamentView
          tournament={exampleTournament()}
          summary={null}
          error="none"
          page={1}
          now={NOW}
          onRetry={nothing}
          {...parts}
        />
      </div>
    </PlayerTestProviders>
  ),
});

const placed = exampleTournament({ board: exampleBoard(122, 68) });
const ended = exampleTournament({ status: 'finished', endsAt: '2026-11-16T00:00:00Z' });

export const Running = list({ phase: 'running' });
export const RunningOnAPhone: Story = { ...list(), globals: { viewport: { value: 'phone' } } };
export const RunningInArabic: Story = { ...list(), globals: { locale: 'ar' } };
export const Upcoming = list({ phase: 'upcoming' });
export const Finished = list({ phase: 'finished' });
export const NoneAtAll = list({ rows: [] });
export const Loading = list({ rows: null });
export const NotRead = list({ rows: null, failed: true });
/** As the server draws it: nothing is known of now. */
export const BeforeTheClock = list({ now: null });

export const PlayerOnALaterPage = one({ tournament: placed });
export const PlayerOnTheirPage = one({ tournament: placed, page: 3 });
export const PlayerOnAPhone: Story = {
  ...one({ tournament: placed }),
  globals: { viewport: { value: 'phone' } },
};
export const PlayerInArabic: Story = { ...one({ tournament: placed }), globals: { locale: 'ar' } };
export const PlayerWithoutPoints = one();
export const Visitor = one({}, 'visitor');
export const FinishedWithWinners = one({ tournament: ended });
export const NotStarted = one({
  tournament: exampleTournament({
    status: 'upcoming',
    startsAt: '2026-11-21T00:00:00Z',
    board: [],
    boardAt: null,
  }),
});
export const NobodyYet = one({ tournament: exampleTournament({ board: [] }) });
export const AThousandLines = one({
  tournament: exampleTournament({ board: exampleBoard(1_000, 777) }),
  page: 40,
});
export const OnlySomeGames = one({ tournament: exampleTournaments()[1] ?? null });
export const BoardOnItsWay = one({ tournament: null, summary: exampleTournament() });
export const BoardNotRead = one({ tournament: null, summary: exampleTournament(), error: 'missing' });
export const BoardFromBefore = one({ tournament: placed, error: 'stale' });
export const OneLoading = one({ tournament: null });
export const OneNotRead = one({ tournament: null, error: 'missing' });
export const NoSuchTournament = one({ tournament: null, error: 'unknown' });

/** What everybody is drawn stays out of sight while a stored session is read. The page's clock is the real one: these run for long. */
export const WhileASessionIsRead: Story = {
  render: () => (
    <PlayerTestProviders viewer="starting">
      <TournamentsPage
        rows={exampleTournaments().map((one) => ({ ...one, endsAt: '2126-11-26T00:00:00Z' }))}
      />
    </PlayerTestProviders>
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
