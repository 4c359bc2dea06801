import type { Meta, StoryObj } from '@storybook/react-vite';
import { ModalFailed } from '../modals/modal-failed.tsx';
import { LanguageDialog } from '../nav/language-dialog.tsx';
import { PlayerStage, type PlayerStageProps } from '../stage/player-stage.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { PanelDrawer } from './panel-drawer.tsx';

const meta: Meta<Pick<PlayerStageProps, 'viewer'>> = { title: 'Shell/Menus', args: { viewer: 'player' } };
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

export const SheetOfAPlayer: Story = {
  render: (args) => (
    <PlayerStage {...args}>
      <MenuSheet open onClose={nothing} />
    </PlayerStage>
  ),
};

export const SheetOfAVisitor: Story = { ...SheetOfAPlayer, args: { viewer: 'visitor' } };

export const Drawer: Story = {
  render: (args) => (
    <PlayerStage {...args}>
      <PanelDrawer open onClose={nothing} />
    </PlayerStage>
  ),
};

export const Languages: Story = {
  render: (args) => (
    <PlayerStage {...args}>
      <LanguageDialog open onClose={nothing} />
    </PlayerStage>
  ),
};

export const DialogThatDidNotLoad: Story = {
  render: (args) => (
    <PlayerStage {...args}>
      <ModalFailed close={nothing} retry={nothing} />
    </PlayerStage>
  ),
};
