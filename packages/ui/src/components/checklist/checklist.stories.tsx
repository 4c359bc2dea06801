import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../component-docs.ts';
import { Checklist } from './checklist.tsx';

const LABELS = {
  min: 'At least 8 characters',
  digit: 'A number',
  special: 'A special character',
  uppercase: 'A capital letter',
} as const;

const meta = {
  title: 'Components/Checklist',
  parameters: componentDocs({
    use: 'for what an answer must have, ticked off while it is typed (a new password).',
    avoid: 'for a list of features or steps.',
    instead: 'Use a plain list, or ProgressSteps for levels.',
    refuses: 'a mark without its word: each state has a label for screen readers.',
  }),
  component: Checklist,
  args: {
    label: 'Your password needs',
    stateLabels: { open: 'not yet', met: 'done', missed: 'missing' },
    items: Object.entries(LABELS).map(([id, label]) => ({ id, label, state: 'open' as const })),
  },
} satisfies Meta<typeof Checklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const PartlyMet: Story = {
  args: {
    items: [
      { id: 'min', label: LABELS.min, state: 'met' },
      { id: 'digit', label: LABELS.digit, state: 'met' },
      { id: 'special', label: LABELS.special, state: 'open' },
      { id: 'uppercase', label: LABELS.uppercase, state: 'open' },
    ],
  },
};

export const Missed: Story = {
  args: {
    items: [
      { id: 'min', label: LABELS.min, state: 'met' },
      { id: 'uppercase', label: LABELS.uppercase, state: 'missed' },
    ],
  },
};
