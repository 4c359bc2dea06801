import { CARD_BRANDS } from '@baize/domain/card-brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { depositStory } from '../testing/deposit-story.tsx';
import { CardNumberMark } from './card-number-mark.tsx';

/** What a card's number tells of its brand. */
const meta = {
  title: 'Features/Cashier/Deposit/Card brands',
  component: CardNumberMark,
  args: { brand: null, isValid: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CardNumberMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Marks: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16 }}>
      {CARD_BRANDS.map((brand, index) => (
        <CardNumberMark key={brand} brand={brand} isValid={index % 2 === 0} />
      ))}
    </div>
  ),
};

export const CardOfAnotherBrand: Story = {
  render: () => depositStory(),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Card number'), '5555555555554444');
    await expect(await screen.findByRole('button', { name: 'Pay by Mastercard' })).toBeVisible();
  },
};

export const CardWithoutAMethod: Story = {
  render: () => depositStory(),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Card number'), '6011111111111117');
    await expect(await screen.findByText(/This is a Discover card/)).toBeVisible();
  },
};
