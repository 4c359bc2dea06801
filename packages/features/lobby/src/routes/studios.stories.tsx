import type { Meta, StoryObj } from '@storybook/react-vite';
import { listStudios } from '../game-index/home-lists.ts';
import { CASINO_GAMES } from '../testing/lobby-platform.ts';
import { asVisitor } from '../testing/lobby-screen.ts';
import Studios from './studios.tsx';

const meta = {
  title: 'Screens/Studios',
  component: Studios,
  parameters: {
    layout: 'fullscreen',
    address: '/providers',
    loaderData: { studios: listStudios(CASINO_GAMES) },
  },
} satisfies Meta<typeof Studios>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = asVisitor('Tidepool');
export const LoadFailed: Story = { ...asVisitor(/load/), parameters: { loaderData: { studios: null } } };
