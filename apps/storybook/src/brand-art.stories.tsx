import { SessionEndedImage as Lantern } from '@baize/ui/themes/curacao/session-ended';
import harbour from '@baize/ui/themes/curacao/hero.svg?url&no-inline';
import { SessionEndedImage as Asleep } from '@baize/ui/themes/lulu/session-ended';
import market from '@baize/ui/themes/lulu/hero.svg?url&no-inline';
import { findTheme } from '@baize/ui/all-themes';
import { vars } from '@baize/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';

type Picture = { brand: string; kind: 'hero' | 'session-ended' };

/** The drawn pictures of each brand on the ground they lie on. */
function BrandArt({ brand, kind }: Picture) {
  const harbourSide = brand === 'curacao';
  if (kind === 'session-ended') return harbourSide ? <Lantern /> : <Asleep />;
  return (
    <div data-theme={brand} style={{ background: vars.hero.background }}>
      <img
        src={harbourSide ? harbour : market}
        alt=""
        style={{ marginInlineStart: 'auto', inlineSize: harbourSide ? '100%' : 560, blockSize: 'auto' }}
      />
    </div>
  );
}

const meta = { title: 'Brands/Pictures', component: BrandArt } satisfies Meta<typeof BrandArt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Of the brand in the toolbar, whichever there are. */
export const ChosenBrand: Story = {
  args: { brand: '', kind: 'hero' },
  render: (_, { globals }) => {
    const theme = findTheme(globals['brand']);
    const SessionEnded = theme?.SessionEndedImage;
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        {theme?.hero ? (
          <div style={{ background: vars.hero.background }}>
            <img src={theme.hero} alt="" style={{ inlineSize: '100%', blockSize: 'auto' }} />
          </div>
        ) : null}
        {SessionEnded ? <SessionEnded /> : null}
      </div>
    );
  },
};

export const Harbour: Story = { args: { brand: 'curacao', kind: 'hero' } };
export const FruitMarket: Story = { args: { brand: 'lulu', kind: 'hero' } };
export const LanternPutOut: Story = { args: { brand: 'curacao', kind: 'session-ended' } };
export const SunAsleep: Story = { args: { brand: 'lulu', kind: 'session-ended' } };
