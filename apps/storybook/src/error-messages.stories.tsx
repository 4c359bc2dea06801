import { OTHER_MESSAGES, type OtherCause } from '@baize/domain/errors';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { Alert } from '@baize/ui/alert';
import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';

/** What a failed request says, by its cause (HTTP-08); a form, a list and a page show it in their own place. */
function ErrorMessage({ cause }: { cause: OtherCause }) {
  const { i18n } = useLingui();
  const isNotice = cause === 'limit-updated' || cause === 'coupon-accepted' || cause === 'no-games';
  return (
    <Alert tone={isNotice ? 'info' : 'danger'}>{i18n._(otherErrorMessages[OTHER_MESSAGES[cause]])}</Alert>
  );
}

const meta = {
  title: 'Foundations/Error messages',
  component: ErrorMessage,
  args: { cause: 'general' },
} satisfies Meta<typeof ErrorMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Server: Story = { args: { cause: 'server' } };
export const Unavailable: Story = { args: { cause: 'unavailable' } };
export const NotFound: Story = { args: { cause: 'not-found' } };
export const General: Story = { args: { cause: 'general' } };
export const Fields: Story = { args: { cause: 'fields' } };
export const TooMany: Story = { args: { cause: 'too-many' } };
export const Upload: Story = { args: { cause: 'upload' } };
export const Resend: Story = { args: { cause: 'resend' } };
export const Offline: Story = { args: { cause: 'offline' } };
export const TimedOut: Story = { args: { cause: 'timed-out' } };
export const LimitUpdated: Story = { args: { cause: 'limit-updated' } };
export const GameNotFound: Story = { args: { cause: 'game-not-found' } };
export const NoGames: Story = { args: { cause: 'no-games' } };
export const RegistrationCountry: Story = { args: { cause: 'registration-country' } };
export const CouponAccepted: Story = { args: { cause: 'coupon-accepted' } };
export const CouponRefused: Story = { args: { cause: 'coupon-refused' } };
