import type { Meta, StoryObj } from '@storybook/react-vite';
import { listData, serveCasinoIndex } from '../testing/lobby-platform.ts';
import { asPlayer, asVisitor } from '../testing/lobby-screen.ts';
import CasinoPage from './casino.tsx';

const meta = {
  title: 'Screens/Casino',
  component: CasinoPage,
  parameters: { layout: 'fullscreen', address: '/casino', loaderData: listData() },
  beforeEach: serveCasinoIndex,
} satisfies Meta<typeof CasinoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = asVisitor('Reef Riches 1');
export const Player: Story = asPlayer('Reef Riches 1');
export const Category: Story = {
  ...asPlayer('Sea'),
  parameters: {
    address: '/casino/slots/slots-sea',
    loaderData: listData({ category: 'slots', sub: 'slots-sea' }),
  },
};
export const NoSuchCategory: Story = {
  ...asVisitor('Reef Riches 1'),
  parameters: { address: '/casino/none', loaderData: listData({ category: 'none' }) },
};
export const LoadFailed: Story = {
  ...asVisitor(/could not be loaded|did not load/),
  parameters: { loaderData: { kind: 'down' } },
};
