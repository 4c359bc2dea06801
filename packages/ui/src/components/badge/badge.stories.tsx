import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BadgeCheck,
  CircleSlash,
  CircleX,
  Clock,
  FlaskConical,
  Hourglass,
  Loader,
  Sparkles,
} from 'lucide-react';
import { componentDocs } from '../component-docs.ts';
import { choiceOf } from '../story-controls.ts';
import { Row } from '../story-layout.tsx';
import { Badge } from './badge.tsx';
import * as styles from './badge.css.ts';

const meta = {
  title: 'Components/Badge',
  parameters: componentDocs({
    use: 'for a short state or kind beside what it belongs to: “Demo”, “Pending”, “Last chance”.',
    avoid: 'for something to press, or for a sentence.',
    instead: 'Use Chip for a filter, and Alert for a sentence.',
    refuses: 'to say a state by colour alone: give it a word, and an icon where the state matters.',
  }),
  component: Badge,
  argTypes: { tone: choiceOf(styles.tone) },
  args: { children: 'Today' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Kinds: Story = {
  render: () => (
    <Row>
      <Badge tone="accent" icon={<Sparkles />}>
        New
      </Badge>
      <Badge tone="secondary" icon={<FlaskConical />}>
        Demo
      </Badge>
      <Badge>Today</Badge>
      <Badge tone="warning" icon={<Hourglass />}>
        Last chance
      </Badge>
      <Badge>
        <bdi dir="ltr">€1 – €500</bdi>
      </Badge>
    </Row>
  ),
};

export const Statuses: Story = {
  render: () => (
    <Row>
      <Badge tone="success" icon={<BadgeCheck />}>
        Confirmed
      </Badge>
      <Badge tone="warning" icon={<Clock />}>
        Pending
      </Badge>
      <Badge tone="info" icon={<Loader />}>
        Processing
      </Badge>
      <Badge tone="danger" icon={<CircleX />}>
        Rejected
      </Badge>
      <Badge icon={<CircleSlash />}>Cancelled</Badge>
    </Row>
  ),
};

export const OnImage: Story = {
  args: { tone: 'picture', children: 'Not in your country' },
  render: (args) => (
    <div style={{ padding: 24, background: 'linear-gradient(#04303d, #0f9a97)' }}>
      <Badge {...args} />
    </div>
  ),
};
