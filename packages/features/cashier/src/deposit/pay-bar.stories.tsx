import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { examplePlayer } from '../stage/example-player.ts';
import { exampleOffer } from '../stage/example-offer.ts';
import { FakeCashier, ok } from '../stage/fake-cashier.ts';
import { stagedDeposit } from '../stage/staged-deposit.tsx';
import { DepositDialog } from './deposit-dialog.tsx';

const nothing = () => undefined;
const offers = ['one', 'two', 'three'].map((id) => exampleOffer({ id, name: `Harbour ${id}` }));

function offering(platform: FakeCashier) {
  platform.answers['get-all-bonus'] = ok({ bonus: { count: offers.length, rows: offers } });
}

function InDialog() {
  const platform = new FakeCashier(examplePlayer());
  offering(platform);
  return (
    <PlayerStage viewer="player" api={platform.client()} player={platform.player}>
      <DepositDialog open close={nothing} onExited={nothing} />
    </PlayerStage>
  );
}

const meta = {
  title: 'Cashier/Deposit/Pay bar',
  parameters: { layout: 'fullscreen' },
  render: () => stagedDeposit(offering),
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
export const InADialog: Story = { render: InDialog, play: isTheDialogsFoot };
export const InADialogOnAPhone: Story = {
  render: InDialog,
  globals: { viewport: { value: 'phone' } },
  play: isTheDialogsFoot,
};

/** A hint of two lines below one field moves the other one nowhere. */
export const FieldsInOneLine: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <div style={{ inlineSize: 320 }}>{stagedDeposit()}</div>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [expires, code] = [await canvas.findByLabelText('Expires'), await canvas.findByLabelText('CVC')];
    await expect(expires.getBoundingClientRect().top).toBe(code.getBoundingClientRect().top);
  },
};
