import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EndedNote } from './ended-note.tsx';

const AT = Date.parse('2026-11-20T17:17:19Z');

const meta: Meta<typeof EndedNote> = {
  title: 'Session/Ended note',
  component: EndedNote,
  args: { end: { reason: 'USER_INACTIVITY_TIMEOUT', at: AT } },
  decorators: [
    (Story) => (
      <PlayerStage>
        <Story />
      </PlayerStage>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof EndedNote>;

export const Inactive: Story = {};
export const ElsewhereSignedIn: Story = { args: { end: { reason: 'CONCURRENT_SESSION', at: AT } } };
export const NothingToTell: Story = { args: { end: null } };
