import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../component-docs.ts';
import { choiceOf } from '../story-controls.ts';
import { Card } from '../card/card.tsx';
import { Stack } from '../story-layout.tsx';
import { Skeleton } from './skeleton.tsx';
import * as styles from './skeleton.css.ts';

const meta = {
  title: 'Components/Skeleton',
  parameters: componentDocs({
    use: 'as the exact box of something still loading.',
    avoid: 'in place of words that are known, or when known data is read again.',
    instead: 'Show what is known, and Spinner in the button that was pressed.',
    refuses: 'to be read out: the part around it says `aria-busy`.',
  }),
  component: Skeleton,
  argTypes: { shape: choiceOf(styles.shape) },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: 240 } };

export const GameTile: Story = {
  render: () => (
    <Stack maxInlineSize={160} gap={8}>
      <Skeleton shape="tile" aspectRatio="3 / 4" />
      <Skeleton width="80%" />
      <Skeleton width="50%" height={10} />
    </Stack>
  ),
};

export const LimitCard: Story = {
  render: () => (
    <Stack>
      <Card>
        <Stack gap={12}>
          <Skeleton shape="block" width={48} height={48} />
          <Skeleton shape="block" width={190} height={30} />
          <Skeleton />
          <Skeleton width="60%" />
        </Stack>
      </Card>
    </Stack>
  ),
};
