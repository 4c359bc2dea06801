import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { gamesPlatform } from '../testing/games-platform.ts';
import { SearchDialog } from './search-dialog.tsx';

const GAMES = ['Harbour Sevens', 'Gold of the Reef', 'Ember Wheel', 'Moth and Lamp', 'Night Harbour'];

interface Args {
  typed: string;
  platform: 'up' | 'down' | 'never-there';
}

const meta: Meta<Args> = {
  title: 'Lobby/Search',
  args: { typed: '', platform: 'up' },
  render: ({ platform }) => (
    <PlayerStage
      api={
        gamesPlatform(GAMES, { search: () => platform !== 'up', popular: () => platform === 'never-there' })
          .api
      }
    >
      <SearchDialog open close={() => undefined} onExited={() => undefined} />
    </PlayerStage>
  ),
  play: async ({ canvasElement, args: { typed, platform } }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = await page.findByRole('searchbox');
    if (platform === 'never-there') return void (await page.findByRole('alert'));
    if (typed === '') return void (await page.findAllByRole('link'));
    await userEvent.type(field, typed);
    if (platform === 'down') await page.findByRole('alert');
    else await page.findByText(typed === 'harbour' ? 'Games found: 2' : 'No games found');
  },
};
export default meta;
type Story = StoryObj<Args>;

export const NothingAsked: Story = {};
export const Found: Story = { args: { typed: 'harbour' } };
export const NothingFound: Story = { args: { typed: 'zzz' } };
export const NeverThere: Story = { args: { platform: 'never-there' } };
export const Failed: Story = { args: { typed: 'ember', platform: 'down' } };
