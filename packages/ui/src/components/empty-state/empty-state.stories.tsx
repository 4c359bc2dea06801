import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCw } from 'lucide-react';
import { componentDocs } from '../component-docs.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ILLUSTRATION_NAMES, Illustration } from '../illustration/illustration.tsx';
import { Stack } from '../story-layout.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/Empty state',
  parameters: componentDocs({
    use: 'where a place has nothing in it yet, or could not be loaded.',
    avoid: 'while something loads.',
    instead: 'Use Skeleton.',
    refuses:
      'more than one action, and an error without a sentence that says what failed and whether anything was lost.',
  }),
  component: EmptyState,
  args: {
    illustration: <Illustration name="search" />,
    title: 'No games found',
    children: 'Nothing matches "pealr". Check the spelling or look at popular games.',
    action: <Button variant="secondary">Clear search</Button>,
  },
  render: (args) => (
    <Stack>
      <Card>
        <EmptyState {...args} />
      </Card>
    </Stack>
  ),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFound: Story = {};

export const Failed: Story = {
  args: {
    illustration: <Illustration name="failed" />,
    title: 'Something went wrong',
    children: 'The calendar could not be loaded. Nothing was lost. Reference 7F2-A91.',
    action: (
      <Button variant="secondary" icon={<RotateCw />}>
        Try again
      </Button>
    ),
  },
};

/** The picture of each place, cropped round. */
export const Illustrations: Story = {
  render: () => (
    <Stack>
      {ILLUSTRATION_NAMES.map((place) => (
        <EmptyState key={place} illustration={<Illustration name={place} />} title={place}>
          What would be here.
        </EmptyState>
      ))}
    </Stack>
  ),
};
