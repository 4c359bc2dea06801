import type { Meta, StoryObj } from '@storybook/react-vite';
import { POPULAR_GAMES } from '../testing/lobby-platform.ts';
import { asVisitor } from '../testing/lobby-screen.ts';
import Elsewhere from './not-found.tsx';

const meta = {
  title: 'Screens/Not found',
  component: Elsewhere,
  parameters: { layout: 'fullscreen', address: '/no-such-page', loaderData: { popular: POPULAR_GAMES } },
} satisfies Meta<typeof Elsewhere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = asVisitor('Reef Riches 1');
export const WithoutGames: Story = { ...asVisitor(/page/i), parameters: { loaderData: { popular: [] } } };
