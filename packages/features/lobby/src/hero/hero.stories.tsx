import { PlayerStage } from '@baize/shell/player-stage';
import curacaoPicture from '@baize/ui/themes/curacao/hero.svg?url';
import luluPicture from '@baize/ui/themes/lulu/hero.svg?url';
import type { Meta, StoryObj } from '@storybook/react-vite';
import RootPage from '../routes/root.tsx';

interface Args {
  viewer: 'starting' | 'visitor' | 'player';
  /** Where the frame leaves room for it. */
  layout: 'wide' | 'card';
}

const meta: Meta<Args> = {
  title: 'Lobby/Root page',
  parameters: { layout: 'fullscreen' },
  render: ({ viewer, layout }, { globals }) => (
    <PlayerStage
      viewer={viewer}
      brand={{
        hero: {
          title: { id: 'stage.hero.title', message: 'The harbour lights are on.' },
          lead: {
            id: 'stage.hero.lead',
            message:
              'Part of every stake comes back, a little each day. Take it on the day or the day after.',
          },
          layout,
          markup: '',
          src: globals['brand'] === 'lulu' ? luluPicture : curacaoPicture,
        },
      }}
    >
      <div style={{ paddingBlockStart: 68 }}>
        <RootPage />
      </div>
    </PlayerStage>
  ),
};
export default meta;

type Story = StoryObj<Args>;

export const WideForVisitors: Story = { args: { viewer: 'visitor', layout: 'wide' } };
export const WideForPlayers: Story = { args: { viewer: 'player', layout: 'wide' } };
export const CardForVisitors: Story = { args: { viewer: 'visitor', layout: 'card' } };
export const CardForPlayers: Story = { args: { viewer: 'player', layout: 'card' } };
export const CardOnAPhone: Story = {
  args: { viewer: 'visitor', layout: 'card' },
  globals: { viewport: { value: 'phone' } },
};
