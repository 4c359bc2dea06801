import type { Meta, StoryObj } from '@storybook/react-vite';
import { listData, serveCasinoIndex } from '../testing/lobby-platform.ts';
import { asPlayer, asVisitor } from '../testing/lobby-screen.ts';
import StudioPage from './studio.tsx';

const meta = {
  title: 'Screens/Studio',
  component: StudioPage,
  parameters: {
    layout: 'fullscreen',
    address: '/providers/tidepool',
    loaderData: listData({ studio: 'tidepool' }),
  },
  beforeEach: serveCasinoIndex,
} satisfies Meta<typeof StudioPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = asVisitor('Tidepool');
export const Player: Story = asPlayer('Tidepool');
