import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../component-docs.ts';
import { Stack } from '../story-layout.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Components/Card',
  parameters: componentDocs({
    use: 'to put one matter on one surface.',
    avoid: 'around every paragraph, or inside another card.',
    instead: 'Use space between parts, and a Disclosure for what few need.',
    refuses: 'to be pressed as a whole: the link or button stands inside it.',
  }),
  component: Card,
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  render: () => (
    <Stack>
      <Card as="section">
        <h2>Deposit limit</h2>
        <p>Lowering works at once. Raising waits 24 hours and asks you again.</p>
      </Card>
    </Stack>
  ),
};
