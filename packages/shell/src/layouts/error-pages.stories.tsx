import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import { PageFailure, NotFound } from '../layouts/page-error.tsx';

const meta: Meta = {
  title: 'Features/Shell/Error pages',
  decorators: [
    (Story) => (
      <PlayerTestProviders>
        <Story />
      </PlayerTestProviders>
    ),
  ],
};
export default meta;

export const PageNotFound: StoryObj = { render: () => <NotFound /> };
export const PageFailed: StoryObj = { render: () => <PageFailure cause="fault" /> };
export const ChunkLoadFailed: StoryObj = { render: () => <PageFailure cause="missing-code" /> };
