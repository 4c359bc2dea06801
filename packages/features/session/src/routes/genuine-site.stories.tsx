import { screenFor } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../testing/create-fake-api.ts';
import GenuineSitePage from './genuine-site.tsx';

const meta = {
  title: 'Screens/Genuine site',
  component: GenuineSitePage,
  parameters: { layout: 'fullscreen', address: '/genuine-site' },
} satisfies Meta<typeof GenuineSitePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The platform never answers here; `Session/Another address` has the results. */
const parts = () => ({ api: createFakeApi({}).api });

export const Visitor: Story = screenFor('visitor', parts)('The address you are on');
export const Player: Story = screenFor('player', parts)('The address you are on');
