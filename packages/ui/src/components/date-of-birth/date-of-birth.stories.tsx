import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { WithState, Stack } from '../story-layout.tsx';
import { DateOfBirth } from './date-of-birth.tsx';

const meta = {
  title: 'Components/Date of birth',
  parameters: componentDocs({
    use: 'for a date of birth: typed or pasted whole, or picked from three lists of the system’s own.',
    avoid: 'for a date near today.',
    instead: 'Use an Input of the type `date`.',
    refuses: 'half a date: it reports a whole date, a text that is none, or an empty one.',
  }),
  component: DateOfBirth,
  args: {
    label: 'Date of birth',
    value: '',
    onValueChange: () => undefined,
    years: Array.from({ length: 100 }, (_, back) => 2008 - back),
    locale: 'en',
    partLabels: { day: 'Day', month: 'Month', year: 'Year' },
    pickLabel: 'Choose a date',
  },
  render: (args) => (
    <Stack>
      <WithState initialValue={args.value}>
        {(value, change) => <DateOfBirth {...args} value={value} onValueChange={change} />}
      </WithState>
    </Stack>
  ),
} satisfies Meta<typeof DateOfBirth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'As in your passport' } };

export const Selected: Story = { args: { value: '1990-02-28' } };

export const TooYoung: Story = {
  args: { value: '2008-12-31', error: 'You must be at least 18 years old' },
};

export const InGerman: Story = {
  args: {
    locale: 'de',
    label: 'Geburtsdatum',
    partLabels: { day: 'Tag', month: 'Monat', year: 'Jahr' },
    pickLabel: 'Datum auswählen',
  },
};

export const InArabic: Story = {
  args: {
    locale: 'ar',
    label: 'تاريخ الميلاد',
    partLabels: { day: 'اليوم', month: 'الشهر', year: 'السنة' },
    pickLabel: 'اختيار تاريخ',
  },
  globals: { locale: 'ar' },
};

const openLists: NonNullable<Story['play']> = ({ canvas }) => userEvent.click(canvas.getByRole('button'));

export const Picking: Story = { args: { value: '1990-02-28' }, play: openLists };

export const PickingInArabic: Story = { ...InArabic, play: openLists };

export const NoDate: Story = {
  args: { value: '30/02/1990', error: 'Enter a real date, such as 31/12/1990' },
};

/** A day that the month does not have is taken back, in sight. */
export const ImpossibleDayCleared: Story = {
  args: { value: '1990-01-31' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    await userEvent.selectOptions(canvas.getByLabelText('Month'), '02');
    await expect(canvas.getByLabelText('Day')).toHaveValue('');
    await userEvent.selectOptions(canvas.getByLabelText('Day'), '28');
    await expect(canvas.getByLabelText('Year')).toHaveValue('1990');
  },
};
