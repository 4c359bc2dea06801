import { Card } from '@baize/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareBonus } from '../../testing/example-bonuses.ts';
import { CouponFormView } from './coupon-form.tsx';
import type { CouponForm, CouponResult } from './use-redeem-coupon.ts';

const nothing = () => undefined;
const form: CouponForm = { value: '', pending: false, result: null, setValue: nothing, submit: nothing };

function after(result: CouponResult, typed = 'SEASHELL5') {
  return { args: { form: { ...form, value: typed, result } } };
}

function refused(status: number, code: string | null, reference: string | null = null) {
  return after({
    kind: 'refused',
    code: 'SEASHELL5',
    refusal: { status, code, reference, until: null },
  });
}

const meta = {
  title: 'Features/Rewards/Coupon',
  component: CouponFormView,
  args: { form, currency: 'EUR' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, maxInlineSize: 700 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof CouponFormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Checking: Story = { args: { form: { ...form, value: 'SEASHELL5', pending: true } } };
export const NothingTyped: Story = after({ kind: 'empty' }, '');
export const TooLong: Story = after({ kind: 'too-long' }, 'X'.repeat(65));
export const NotKnown: Story = refused(404, null);
export const UsedAlready: Story = refused(409, 'COUPON_USED');
export const Expired: Story = refused(422, 'COUPON_EXPIRED');
export const UsedUp: Story = refused(422, 'COUPON_EXHAUSTED');
export const CheckCode: Story = refused(422, 'ACTIVE_BONUS');
export const WithReference: Story = refused(422, 'UNIFIED_ERROR', 'BZ-4711');
export const RefusedWithoutACode: Story = refused(422, null, 'BZ-4711');
export const TooManyAtOnce: Story = refused(429, null);
export const LostAnswer: Story = after({ kind: 'unknown' });
export const GivesAnOffer: Story = after(
  { kind: 'accepted', bonus: bareBonus({ name: 'Captain’s table' }) },
  '',
);
export const GivesMoney: Story = after(
  { kind: 'accepted', bonus: bareBonus({ name: 'SEASHELL5', status: 'completed', bonusAmount: 5 }) },
  '',
);
