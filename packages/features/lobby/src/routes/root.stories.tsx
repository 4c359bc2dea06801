import type { Meta, StoryObj } from '@storybook/react-vite';
import { HOME_DATA, serveCasinoIndex } from '../testing/lobby-platform.ts';
import { asPlayer, asVisitor } from '../testing/lobby-screen.ts';
import RootPage from './root.tsx';

const meta = {
  title: 'Screens/Root',
  component: RootPage,
  parameters: { layout: 'fullscreen', loaderData: HOME_DATA },
  beforeEach: serveCasinoIndex,
} satisfies Meta<typeof RootPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = asVisitor('Reef Riches 1');
export const Player: Story = asPlayer('Your favourites');
export const NoLists: Story = {
  ...asVisitor('The harbour lights are on.'),
  parameters: { loaderData: { lists: '' } },
};
