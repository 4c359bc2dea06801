import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConsentBar } from './consent-bar.tsx';

const meta: Meta<typeof ConsentBar> = {
  title: 'Features/Tracking/Consent',
  component: ConsentBar,
  args: { choice: null, mode: 'first', onChoose: fn(), onClose: fn() },
  render: (args, { globals }) => (
    <PlayerTestProviders settings={{ navigation: globals['brand'] === 'lulu' ? 'panel' : 'basic' }}>
      <div style={{ blockSize: 360 }}>
        <ConsentBar {...args} />
      </div>
    </PlayerTestProviders>
  ),
};
export default meta;

type Story = StoryObj<typeof ConsentBar>;

export const FirstVisit: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const refuse = await page.findByRole('button', { name: 'Refuse' });
    const accept = page.getByRole('button', { name: 'Accept' });
    const { width, height } = refuse.getBoundingClientRect();
    await expect(accept.getBoundingClientRect()).toMatchObject({ width, height });
    await expect(accept.className).toBe(refuse.className);
    await userEvent.click(refuse);
    await expect(args.onChoose).toHaveBeenCalledWith('refused');
  },
};

export const AskAgainAfterConsent: Story = {
  args: { choice: 'given', mode: 'again' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('region', { name: /track/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const AskAgainAfterRefusal: Story = { args: { choice: 'refused', mode: 'again' } };

export const AskAgainUnanswered: Story = { args: { mode: 'again' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'ar' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
