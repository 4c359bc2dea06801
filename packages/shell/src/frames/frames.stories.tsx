import { Mark as CuracaoMark } from '@baize/ui/themes/curacao/mark';
import { Mark as LuluMark } from '@baize/ui/themes/lulu/mark';
import { Mark as WireframeMark } from '@baize/ui/themes/wireframe/mark';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
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
