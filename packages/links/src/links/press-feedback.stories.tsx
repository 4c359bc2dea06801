import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { progressBar } from './press-feedback.css.ts';

const meta: Meta = { title: 'Features/Shell/Press feedback', parameters: { layout: 'fullscreen' } };
export default meta;

type Story = StoryObj;

/** A link that was pressed, and the bar of a page that takes longer. */
export const NavigationPending: Story = {
  render: () => (
    <main style={{ padding: 28 }}>
      <div className={progressBar} data-testid="bar" />
      <p>
        <a href="/limits" data-press-pending="">
          Limits
        </a>
      </p>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).scale).toBe('0.98');
    await expect(canvas.getByTestId('bar').getBoundingClientRect().top).toBe(0);
  },
};
