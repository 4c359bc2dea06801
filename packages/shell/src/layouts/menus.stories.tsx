import type { Meta, StoryObj } from '@storybook/react-vite';
import { ModalLoadError } from '@baize/links/modal-load-error';
import { PlayerTestProviders, type PlayerTestProvidersProps } from '@baize/player/player-test-providers';
import { LanguageDialog } from '../nav/language-dialog.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { PanelDrawer } from './panel-drawer.tsx';

const meta: Meta<Pick<PlayerTestProvidersProps, 'viewer'>> = {
  title: 'Features/Shell/Menus',
  args: { viewer: 'player' },
};
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

export const PlayerMenuSheet: Story = {
  render: (args) => (
    <PlayerTestProviders {...args}>
      <MenuSheet open onClose={nothing} />
    </PlayerTestProviders>
  ),
};

export const VisitorMenuSheet: Story = { ...PlayerMenuSheet, args: { viewer: 'visitor' } };

export const Drawer: Story = {
  render: (args) => (
    <PlayerTestProviders {...args}>
      <PanelDrawer open onClose={nothing} />
    </PlayerTestProviders>
  ),
};

export const Languages: Story = {
  render: (args) => (
    <PlayerTestProviders {...args}>
      <LanguageDialog open onClose={nothing} />
    </PlayerTestProviders>
  ),
};

export const DialogLoadError: Story = {
  render: (args) => (
    <PlayerTestProviders {...args}>
      <ModalLoadError close={nothing} retry={nothing} />
    </PlayerTestProviders>
  ),
};
