import { ModalHost } from '@baize/links/modals';
import { dialogAt, withViewer } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lobbyFeature } from './feature.ts';
import { gamesPlatform } from './testing/games-platform.ts';
import { CASINO_GAMES, serveCasinoIndex } from './testing/lobby-platform.ts';

const NAMES = CASINO_GAMES.slice(0, 6).map(({ name }) => name);

const meta = {
  title: 'Screens/Dialogs/Lobby',
  component: ModalHost,
  parameters: { layout: 'fullscreen' },
  beforeEach: serveCasinoIndex,
  decorators: [
    withViewer('visitor', () => ({ api: gamesPlatform(NAMES).api, brand: { features: [lobbyFeature] } })),
  ],
} satisfies Meta<typeof ModalHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = dialogAt('/casino?modal=search', 'Reef Riches 1');
