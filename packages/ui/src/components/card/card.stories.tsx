import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../story-layout.tsx';
import { Card } from './card.tsx';

const meta = { title: 'Components/Card', component: Card } satisfies Meta<typeof Card>;
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
