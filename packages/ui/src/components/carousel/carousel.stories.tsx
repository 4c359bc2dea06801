import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { vars } from '../../contract.css.ts';
import { Carousel } from './carousel.tsx';

const labels = {
  label: 'Featured',
  roleDescription: 'carousel',
  pause: 'Pause',
  play: 'Play',
  slide: (index: number, count: number) => `${index} of ${count}`,
  goTo: (index: number) => `Show picture ${index}`,
};

const meta = {
  title: 'Components/Carousel',
  parameters: componentDocs({
    use: 'for a few pictures of equal weight in one place.',
    avoid: 'for content a player needs: only one slide is seen at a time.',
    instead: 'Use a grid of cards.',
    refuses:
      'to move where less movement is asked for, while it is pointed at or focused, and without a pause button.',
  }),
  component: Carousel,
  args: {
    labels,
    slides: [
      { id: 'quay', content: <Slide title="Harbour lights" ground={vars.color.surface3} /> },
      { id: 'night', content: <Slide title="Full night" ground={vars.color.surface2} /> },
      { id: 'dawn', content: <Slide title="First light" ground={vars.color.secondarySoft} /> },
    ],
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

function Slide({ title, ground: background }: { title: string; ground: string }) {
  return (
    <div style={{ blockSize: 240, padding: 24, background }}>
      <h2>{title}</h2>
      <a href="#see">See what is new</a>
    </div>
  );
}

export const ThreeSlides: Story = {};

export const OneSlide: Story = {
  args: { slides: [{ id: 'quay', content: <Slide title="Harbour lights" ground={vars.color.surface3} /> }] },
};

/** Dots and arrow keys choose; what is not shown cannot be reached. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show picture 2' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 of 3' })).not.toHaveAttribute('inert'));
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show picture 3' })).toHaveAttribute('aria-current', 'true'),
    );
    await expect(canvasElement.querySelectorAll('[inert] a')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};
