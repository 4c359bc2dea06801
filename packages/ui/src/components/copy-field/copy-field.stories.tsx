import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { Stack } from '../story-layout.tsx';
import { CopyField } from './copy-field.tsx';

const meta = {
  title: 'Components/Copy field',
  parameters: componentDocs({
    use: 'for a text the player takes along: an address, a reference, a new password.',
    avoid: 'for a text to change.',
    instead: 'Use Field with Input.',
    refuses:
      'to copy by itself, and to hide the text: where the browser refuses, it can be selected by hand.',
  }),
  component: CopyField,
  args: {
    label: 'Password',
    value: 'Kefg4-Xrwq7-Mnpt2',
    copyLabel: 'Copy',
    copiedLabel: 'Copied',
    failedLabel: 'Select it and copy it by hand',
    copy: async (): Promise<boolean> => true,
  },
  render: (args) => (
    <Stack>
      <CopyField {...args} />
    </Stack>
  ),
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
};

export const Idle: Story = {};

export const Copied: Story = {
  play: async (context) => {
    await press(context);
    await expect(within(context.canvasElement).getByRole('status')).toHaveTextContent('Copied');
  },
};

export const Code: Story = {
  args: { label: 'Address', value: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', format: 'code' },
  play: async ({ canvasElement }) => {
    const code = canvasElement.querySelector('[data-copied]');
    await expect(code).toHaveTextContent('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE');
    await expect(code?.querySelectorAll('span')).toHaveLength(9);
    const selection = globalThis.getSelection();
    if (code) selection?.selectAllChildren(code);
    await expect(String(selection)).toBe('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE');
    selection?.removeAllRanges();
  },
};

export const CopyFailed: Story = { args: { copy: async () => false }, play: press };

export const LongName: Story = {
  args: { label: 'User name', value: '3f0c2a9e-7a51-4a0e-9b0e-1c2d3e4f5a6b' },
};

/** Never broken at its hyphens: its button is an icon, which stands beside it. */
export const Reference: Story = {
  args: { label: 'Reference for support', value: 'DP-20261120-D2DFA13E', format: 'reference' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const value = canvasElement.querySelector('[data-copied]');
    const button = within(canvasElement).getByRole('button');
    await expect(value?.getClientRects()[0]?.height).toBeLessThan(32);
    await expect(button).toHaveAccessibleName('Copy: Reference for support');
    const [text, icon] = [value?.getBoundingClientRect(), button.getBoundingClientRect()];
    await expect(icon.top).toBeLessThan(text?.top ?? 0);
    await expect(icon.bottom).toBeGreaterThan(text?.bottom ?? Infinity);
  },
};
