import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, Heart, Maximize, X } from 'lucide-react';
import { Row } from '../story-layout.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/Icon button',
  component: IconButton,
  args: { label: 'Close', icon: <X /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Variants: Story = {
  render: () => (
    <Row>
      <IconButton label="Add to favourites" icon={<Heart />} variant="secondary" />
      <IconButton label="Close" icon={<X />} variant="outline" />
      <IconButton label="Full screen" icon={<Maximize />} />
      <IconButton label="Earlier games" icon={<ChevronLeft />} variant="secondary" size="small" disabled />
    </Row>
  ),
};
