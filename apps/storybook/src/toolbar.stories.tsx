import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import { useSession } from '@baize/player/session';
import { screenFor } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** What the toolbar does, as a story sees it. */
function SessionPhase() {
  return <p>Session: {useSession().phase}</p>;
}

const meta: Meta = { title: 'Foundations/Toolbar', tags: ['!autodocs'] };
export default meta;
type Story = StoryObj;

const MINUTE = 60_000;
const asVisitor = screenFor('visitor')(/signed-out/);

export const LeftToTheStory: Story = {
  name: 'a story keeps its viewer and the machine’s time while nothing is chosen [BRD-03]',
  ...asVisitor,
  render: SessionPhase,
  play: async (context) => {
    await asVisitor.play?.(context);
    await expect(Math.abs(Date.now() - (performance.timeOrigin + performance.now()))).toBeLessThan(MINUTE);
    await expect(within(context.canvasElement).queryByRole('note')).toBeNull();
  },
};

export const ChosenViewer: Story = {
  name: 'a viewer of the toolbar takes the place of the story’s, and a note says so [BRD-03]',
  decorators: asVisitor.decorators ?? [],
  globals: { viewer: 'player' },
  render: SessionPhase,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Session: signed-in');
    await expect(await canvas.findByRole('note')).toHaveTextContent('written for another viewer (visitor)');
  },
};

export const ChosenNavigation: Story = {
  name: 'a navigation of the toolbar puts its layout around a screen [BRD-03]',
  decorators: asVisitor.decorators ?? [],
  globals: { navigation: 'panel' },
  render: SessionPhase,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('banner', undefined, { timeout: 10_000 });
    await expect(canvas.queryByRole('note')).toBeNull();
  },
};

export const ChangesNothing: Story = {
  name: 'each choice that a story does not follow is named above it [BRD-03]',
  globals: { viewer: 'player', navigation: 'basic', time: 'day-end' },
  render: () => <p>The same for everybody, at any time.</p>,
  play: async ({ canvasElement }) => {
    const note = await within(canvasElement).findByRole('note');
    await expect(note).toHaveTextContent(/Viewer: .*Navigation: .*Time: /);
  },
};

export const ChosenTime: Story = {
  name: 'a time of the toolbar moves the platform’s clock, and a story that reads it has no note [BRD-03]',
  globals: { time: 'summer-change' },
  render: () => <p>{new Date(platformClock.now()).toISOString()}</p>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [shown] = await canvas.findAllByText(/T00:59:[3-5]\d/);
    const day = new Date(shown?.textContent ?? '');
    await expect([day.getUTCDay(), day.getUTCMonth(), day.getUTCDate() > 24]).toEqual([0, 2, true]);
    await expect(playerZone()).toBe('Europe/Amsterdam');
    await expect(Math.abs(new Date().getTime() - day.getTime())).toBeLessThan(MINUTE);
    await waitFor(() => expect(canvas.queryByRole('note')).toBeNull());
  },
};
