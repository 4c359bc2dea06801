import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerStage } from '../stage/player-stage.tsx';
import { Failed, NotFound } from './page-error.tsx';
import { NotBuiltYet } from './not-built-yet.tsx';

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
export const NotOpenYet: StoryObj = { render: () => <NotBuiltYet name="Tournaments" /> };
