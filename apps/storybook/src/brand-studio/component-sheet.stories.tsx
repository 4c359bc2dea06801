import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PreviewSheet } from './preview-sheet.tsx';

const meta = {
  title: 'Brands/Component sheet',
  component: PreviewSheet,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { say: (text) => text },
  decorators: [
    (Story) => (
      <PlayerTestProviders>
        <Story />
      </PlayerTestProviders>
    ),
  ],
} satisfies Meta<typeof PreviewSheet>;
export default meta;

/** What the studio's previews show, in the brand of the toolbar: its picture is compared (docs/CONTRIBUTING.md). */
export const EveryTone: StoryObj<typeof meta> = {};
