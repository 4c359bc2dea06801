import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerStage } from '../stage/player-stage.tsx';
import { Failed, NotFound } from './page-error.tsx';

const meta: Meta = {
  title: 'Shell/Pages that stand in',
  decorators: [
    (Story) => (
      <PlayerStage>
        <Story />
      </PlayerStage>
    ),
  ],
};
export default meta;

export const NothingHere: StoryObj = { render: () => <NotFound /> };
export const PageFailed: StoryObj = { render: () => <Failed cause="fault" /> };
export const CodeMissing: StoryObj = { render: () => <Failed cause="missing-code" /> };
