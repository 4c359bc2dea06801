import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Row } from '../story-layout.tsx';
import { Button, buttonClass } from './button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Deposit €25.00', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Row>
      <Button {...args} variant="primary" />
      <Button {...args} variant="secondary">
        Set limits
      </Button>
      <Button {...args} variant="outline">
        Log in
      </Button>
      <Button {...args} variant="ghost">
        Close
      </Button>
      <Button {...args} variant="danger">
        Exclude me
      </Button>
      <Button {...args} variant="last-chance">
        Claim
      </Button>
    </Row>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </Row>
  ),
};

export const WithIcon: Story = { args: { variant: 'secondary', icon: <Plus />, children: 'With icon' } };

export const Disabled: Story = {
  render: (args) => (
    <Row>
      <Button {...args} disabled />
      <Button {...args} disabled variant="outline">
        Raise the limit
      </Button>
      <span>You can raise it from 14:10</span>
    </Row>
  ),
};

export const Pending: Story = {
  args: { pending: true, pendingLabel: 'Claiming', children: 'Claim' },
  render: (args) => (
    <Row>
      <Button {...args} />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="last-chance" />
    </Row>
  ),
};

/** While a deed is on its way the button keeps focus and width and answers nothing. */
export const PendingHoldsItsWidth: Story = {
  args: { children: 'Claim', pendingLabel: 'Claiming' },
  render: (args) => (
    <Row>
      <Button {...args} />
      <Button {...args} pending />
    </Row>
  ),
  play: async ({ canvasElement, args }) => {
    const [idle, pending] = within(canvasElement).getAllByRole('button');
    await expect(idle?.offsetWidth).toBe(pending?.offsetWidth);
    await expect(pending).toHaveAccessibleName('Claiming');
    await userEvent.tab();
    await userEvent.tab();
    await expect(pending).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LinkThatLooksLikeOne: Story = {
  render: () => (
    <a href="#play" className={buttonClass({ variant: 'outline', size: 'large' })}>
      Look around
    </a>
  ),
};
