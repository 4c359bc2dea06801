import { findTheme } from '@baize/ui/all-themes';
import { Logo as WireframeMark } from '@baize/ui/themes/wireframe/logo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageColumn } from '@baize/page/page-column';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import { BasicLayout } from './basic-layout.tsx';
import { PanelLayout } from './panel-layout.tsx';

interface Args {
  navigation: 'basic' | 'panel';
  viewer: 'starting' | 'visitor' | 'player';
}

const meta: Meta<Args> = {
  title: 'Features/Shell/Layouts',
  parameters: { layout: 'fullscreen' },
  render: ({ navigation, viewer }, { globals }) => {
    const Frame = navigation === 'panel' ? PanelLayout : BasicLayout;
    const Logo = findTheme(globals['brand'])?.Logo ?? WireframeMark;
    return (
      <PlayerTestProviders viewer={viewer} brand={{ Logo }} settings={{ navigation, brandName: 'Baize' }}>
        <Frame>
          <div className={pageColumn} style={{ minBlockSize: 1200, paddingBlock: 28 }}>
            <h1>The page</h1>
          </div>
        </Frame>
      </PlayerTestProviders>
    );
  },
};
export default meta;

type Story = StoryObj<Args>;

export const BasicVisitor: Story = { args: { navigation: 'basic', viewer: 'visitor' } };
export const BasicSessionLoading: Story = { args: { navigation: 'basic', viewer: 'starting' } };
export const BasicPlayer: Story = { args: { navigation: 'basic', viewer: 'player' } };
export const PanelVisitor: Story = { args: { navigation: 'panel', viewer: 'visitor' } };
export const PanelPlayer: Story = { args: { navigation: 'panel', viewer: 'player' } };

/** While a kept session is read, long words for a visitor's ways in do not make the header wider than the phone. */
export const PanelStoredSessionOnPhone: Story = {
  args: { navigation: 'panel', viewer: 'starting' },
  globals: { brand: 'lulu', locale: 'de', viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.dataset['session'] = 'kept';
    return () => {
      delete document.documentElement.dataset['session'];
    };
  },
  play: async ({ canvasElement }) => {
    const [head] = await within(canvasElement).findAllByRole('banner');
    await expect(head?.scrollWidth).toBe(head?.clientWidth);
  },
};
