import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { examplePlayer } from '../testing/example-player.ts';
import { exampleOffer } from '../testing/example-offer.ts';
import { FakeCashier, ok } from '../testing/fake-cashier.ts';
import { depositStory } from '../testing/deposit-story.tsx';
import { DepositDialog } from './deposit-dialog.tsx';

const nothing = () => undefined;
const offers = ['one', 'two', 'three'].map((id) => exampleOffer({ id, name: `Harbour ${id}` }));

function offering(platform: FakeCashier) {
  platform.responses['get-all-bonus'] = ok({ bonus: { count: offers.length, rows: offers } });
}

function InDialog() {
  const platform = new FakeCashier(examplePlayer());
  offering(platform);
  return (
    <PlayerTestProviders viewer="player" api={platform.client()} player={platform.player}>
      <DepositDialog open close={nothing} onExited={nothing} />
    </PlayerTestProviders>
  );
}

const meta = {
  title: 'Features/Cashier/Deposit/Pay bar',
  parameters: { layout: 'fullscreen' },
  render: () => depositStory(offering),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar with the pay button in it. */
async function payBar(canvasElement: HTMLElement): Promise<HTMLElement> {
  const page = within(canvasElement.ownerDocument.body);
  const button = await page.findByRole('button', { name: /^Deposit.*25/ });
  const bar = button.closest<HTMLElement>('[data-frame-foot]');
  if (!bar) throw new Error('The pay button stands in no bar.');
  return bar;
}

const bottom = (element: Element) => Math.round(element.getBoundingClientRect().bottom);

/** However many offers there are, the pay button is at the foot of what is seen. */
const isAtTheFoot: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const bar = await payBar(canvasElement);
  await waitFor(() => expect(bottom(bar)).toBe(globalThis.innerHeight));
};

/** The bar ends where the dialog does, on the dialog's own ground: nothing shines through below it. */
const isTheDialogsFoot: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const bar = await payBar(canvasElement);
  const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog');
  await waitFor(() => expect(Math.abs(bottom(bar) - bottom(dialog))).toBeLessThanOrEqual(1));
  await expect(getComputedStyle(bar).backgroundColor).toBe(getComputedStyle(dialog).backgroundColor);
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: isAtTheFoot };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } }, play: isAtTheFoot };

/** Who takes a bonus reads so beside the button, wherever the choice was made. */
export const WithABonusOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvasElement } = context;
    const bar = await payBar(canvasElement);
    const bonus = await within(canvasElement).findByRole('radio', { name: 'Harbour one' });
    bonus.click();
    await waitFor(() => expect(bar.textContent).toContain('Harbour one'));
    await isAtTheFoot(context);
  },
};
export const InADialog: Story = { render: InDialog, play: isTheDialogsFoot };
export const InADialogOnAPhone: Story = {
  render: InDialog,
  globals: { viewport: { value: 'phone' } },
  play: isTheDialogsFoot,
};

/** A hint of two lines below one field moves the other one nowhere. */
export const FieldsInOneLine: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <div style={{ inlineSize: 320 }}>{depositStory()}</div>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [expires, code] = [await canvas.findByLabelText('Expires'), await canvas.findByLabelText('CVC')];
    await expect(expires.getBoundingClientRect().top).toBe(code.getBoundingClientRect().top);
  },
};
