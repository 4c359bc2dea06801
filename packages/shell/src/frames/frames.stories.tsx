import { Mark as CuracaoMark } from '@baize/ui/themes/curacao/mark';
import { Mark as LuluMark } from '@baize/ui/themes/lulu/mark';
import { Mark as WireframeMark } from '@baize/ui/themes/wireframe/mark';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { PlayerStage } from '../stage/player-stage.tsx';
import { BasicFrame } from './basic-frame.tsx';
import { pageColumn } from './page-column.css.ts';
import { PanelFrame } from './panel-frame.tsx';

const MARKS: Record<string, () => ReactNode> = {
  curacao: CuracaoMark,
  lulu: LuluMark,
  wireframe: WireframeMark,
};

interface Args {
  navigation: 'basic' | 'panel';
  viewer: 'starting' | 'visitor' | 'player';
}

const meta: Meta<Args> = {
  title: 'Shell/Frames',
  parameters: { layout: 'fullscreen' },
  render: ({ navigation, viewer }, { globals }) => {
    const Frame = navigation === 'panel' ? PanelFrame : BasicFrame;
    const Mark = MARKS[String(globals['brand'])] ?? WireframeMark;
    return (
      <PlayerStage viewer={viewer} brand={{ Mark }} settings={{ navigation, brandName: 'Baize' }}>
        <Frame>
          <div className={pageColumn} style={{ minBlockSize: 1200, paddingBlock: 28 }}>
            <h1>The page</h1>
          </div>
        </Frame>
      </PlayerStage>
    );
  },
};
export default meta;

type Story = StoryObj<Args>;

export const BasicVisitor: Story = { args: { navigation: 'basic', viewer: 'visitor' } };
export const BasicStarting: Story = { args: { navigation: 'basic', viewer: 'starting' } };
export const BasicPlayer: Story = { args: { navigation: 'basic', viewer: 'player' } };
export const PanelVisitor: Story = { args: { navigation: 'panel', viewer: 'visitor' } };
export const PanelPlayer: Story = { args: { navigation: 'panel', viewer: 'player' } };

/** While a kept session is read, long words for a visitor's ways in do not make the header wider than the phone. */
export const PanelKeptOnAPhone: Story = {
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
