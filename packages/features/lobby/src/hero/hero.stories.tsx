import { PlayerTestProviders } from '@baize/player/player-test-providers';
import blueHour from '@baize/ui/themes/curacao/hero-blue-hour.svg?url';
import firstLight from '@baize/ui/themes/curacao/hero-first-light.svg?url';
import citrus from '@baize/ui/themes/lulu/hero-citrus.svg?url';
import letter from '@baize/ui/themes/lulu/hero-letter.svg?url';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import RootPage from '../routes/root.tsx';
import { exampleHero } from '../testing/example-hero.ts';

const slide = (id: string, title: string, src: string) => ({
  id,
  title: { id: `stage.hero.${id}`, message: title },
  lead: { id: `stage.hero.${id}.lead`, message: 'Counted at each full and half hour of your own clock.' },
  action: {
    label: { id: `stage.hero.${id}.see`, message: 'See the cashback' },
    to: { page: 'cashback' as const },
  },
  src,
});

interface Args {
  /** How many slides turn with the brand's own. */
  more?: 'none' | 'two';
  viewer: 'starting' | 'visitor' | 'player';
  /** Where the frame leaves room for it. */
  layout: 'wide' | 'card';
}

const meta: Meta<Args> = {
  title: 'Features/Lobby/Root page',
  parameters: { layout: 'fullscreen' },
  render: ({ viewer, layout, more = 'none' }, { globals }) => (
    <PlayerTestProviders
      viewer={viewer}
      brand={{
        hero: {
          ...exampleHero(globals['brand'], layout),
          ...(more === 'none' ? {} : { slides: async () => ({ slides: exampleSlides(globals['brand']) }) }),
        },
      }}
    >
      <div style={{ paddingBlockStart: 68 }}>
        <RootPage />
      </div>
    </PlayerTestProviders>
  ),
};
export default meta;

type Story = StoryObj<Args>;

function exampleSlides(brand: unknown) {
  const [second, third] = brand === 'lulu' ? [citrus, letter] : [blueHour, firstLight];
  return [
    slide('cashback', 'Cashback at every half hour.', second),
    slide('control', 'Decide before you start.', third),
  ];
}

export const WideForVisitors: Story = { args: { viewer: 'visitor', layout: 'wide' } };
export const WideForPlayers: Story = { args: { viewer: 'player', layout: 'wide' } };
export const CardForVisitors: Story = { args: { viewer: 'visitor', layout: 'card' } };
export const CardForPlayers: Story = { args: { viewer: 'player', layout: 'card' } };
export const CardOnAPhone: Story = {
  args: { viewer: 'visitor', layout: 'card' },
  globals: { viewport: { value: 'phone' } },
};

/** Slides turn over the first one; the buttons are the keyboard's first stop. */
export const WithSlides: Story = {
  args: { viewer: 'visitor', layout: 'wide', more: 'two' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // What turns comes once somebody is there, whenever the page's parts have come.
    const pause = await waitFor(
      async () => {
        await fireEvent.scroll(window);
        return canvas.getByRole('button', { name: 'Pause' });
      },
      { timeout: 10_000 },
    );
    await userEvent.click(pause);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    // A slide is hidden until its turn has begun, and the one before until its turn has ended.
    await expect(await canvas.findByRole('group', { name: '2 of 3' })).not.toHaveAttribute('inert');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Cashback'));
  },
};
export const WithSlidesInACard: Story = { args: { viewer: 'visitor', layout: 'card', more: 'two' } };
export const DesignVariant: Story = {
  args: { viewer: 'visitor', layout: 'wide', more: 'two' },
  parameters: { address: '/design' },
};
export const DesignVariantInACard: Story = {
  args: { viewer: 'player', layout: 'card', more: 'two' },
  parameters: { address: '/design' },
};
export const DesignVariantOnAPhone: Story = {
  args: { viewer: 'visitor', layout: 'card', more: 'two' },
  parameters: { address: '/design' },
  globals: { viewport: { value: 'phone' } },
};
