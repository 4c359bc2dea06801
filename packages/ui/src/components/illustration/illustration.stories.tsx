import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../component-docs.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Row } from '../story-layout.tsx';
import { Illustration, ILLUSTRATION_NAMES } from './illustration.tsx';

const meta = {
  title: 'Components/Illustration',
  parameters: componentDocs({
    use: 'as the art of an EmptyState.',
    avoid: 'as the only carrier of a message, or on a page about limits or exclusion.',
    instead: 'Use words.',
    refuses: 'a text for screen readers: it is decoration.',
  }),
  component: Illustration,
  args: { name: 'search' },
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Row>
      {ILLUSTRATION_NAMES.map((name) => (
        <figure key={name} style={{ margin: 0 }}>
          <Illustration name={name} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Row>
  ),
};

export const InAnEmptyState: Story = {
  render: (args) => (
    <EmptyState illustration={<Illustration {...args} />} title="No games match these filters">
      Change the filters, or look at all games.
    </EmptyState>
  ),
};
