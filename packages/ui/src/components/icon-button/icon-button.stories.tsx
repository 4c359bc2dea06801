import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, Heart, Maximize, X } from 'lucide-react';
import { componentDocs } from '../component-docs.ts';
import { choiceOf } from '../story-controls.ts';
import { Row } from '../story-layout.tsx';
import { IconButton } from './icon-button.tsx';
import * as styles from './icon-button.css.ts';

const meta = {
  title: 'Components/Icon button',
  parameters: componentDocs({
    use: 'for an action whose icon everybody knows: close, search, more.',
    avoid: 'where the icon needs an explanation.',
    instead: 'Use Button with words.',
    refuses: 'an icon without `label`, and a pending state: use Button for what takes time.',
  }),
  component: IconButton,
  argTypes: { size: choiceOf(styles.square) },
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
