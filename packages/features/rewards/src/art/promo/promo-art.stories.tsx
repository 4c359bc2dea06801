import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromoArt } from './promo-art.tsx';

const KINDS = ['deposit', 'free-spins', 'no-deposit', 'instant-cashback', 'other'] as const;

const meta = {
  title: 'Features/Rewards/Promotion art',
  component: PromoArt,
  args: { type: 'deposit', seed: 'harbour-welcome' },
} satisfies Meta<typeof PromoArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

/** Each kind's things in turn, as a list of promotions shows them. */
export const EveryKind: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 12 }}>
      {KINDS.flatMap((type) =>
        [0, 1, 2].map((turn) => (
          <div key={`${type} ${turn}`} style={{ blockSize: 120 }}>
            <PromoArt type={type} seed={`${type} ${turn}`} motifIndex={turn} />
          </div>
        )),
      )}
    </div>
  ),
};
