import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { choiceOf } from '../story-controls.ts';
import { Row } from '../story-layout.tsx';
import { Button, buttonClass } from './button.tsx';
import * as styles from './button.css.ts';

const meta = {
  title: 'Components/Button',
  parameters: componentDocs({
    use: 'for an action on this page. It is named by its verb, and with money by its amount. One `primary` per view or dialog.',
    avoid: 'to go to another page.',
    instead: 'Use a link with `buttonClass`; an IconButton where only the icon has room.',
    refuses: 'a second press while it is `pending`: focus and width stay, and no form is sent twice.',
  }),
  component: Button,
  argTypes: { variant: choiceOf(styles.variant), size: choiceOf(styles.size) },
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

/** The rules that would draw an element in another way under a pointer or a finger. */
function pointerRules(element: Element, rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const { selectorText } = rule;
      if (!/:hover|:active/.test(selectorText)) return [];
      return element.matches(selectorText.replaceAll(/:hover|:active/g, ':is(*)')) ? [selectorText] : [];
    }
    return rule instanceof CSSGroupingRule ? pointerRules(element, rule.cssRules) : [];
  });
}

const respondsToPointer = (element: Element) =>
  [...document.styleSheets].some(({ cssRules }) => pointerRules(element, cssRules).length > 0);

/** Grey words on the fill of a hovered button could not be read. */
export const DisabledOnHover: Story = {
  render: (args) => (
    <Row>
      <Button {...args}>Deposit</Button>
      <Button {...args} disabled />
      <Button {...args} aria-disabled="true" />
      <Button {...args} disabled variant="secondary" />
      <Button {...args} disabled variant="outline" />
      <Button {...args} disabled variant="ghost" />
      <Button {...args} disabled variant="danger" />
      <Button {...args} disabled variant="last-chance" />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const [pressable, ...others] = within(canvasElement).getAllByRole('button');
    await expect(pressable && respondsToPointer(pressable)).toBe(true);
    await expect(others.map(respondsToPointer)).toEqual(others.map(() => false));
  },
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

/** While an action is on its way the button keeps focus and width and answers nothing. */
export const PendingKeepsWidth: Story = {
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

export const AsLink: Story = {
  render: () => (
    <a href="#play" className={buttonClass({ variant: 'outline', size: 'large' })}>
      Look around
    </a>
  ),
};
