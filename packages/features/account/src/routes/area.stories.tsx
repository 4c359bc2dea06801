import { screenFor, type CreateScreenParts, whenFailed } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { completePlayerFixture, createFakeAccountApi } from '../testing/fake-account.ts';
import { EACH_STATUS, exampleMove, FakeRecords } from '../testing/fake-records.ts';
import AccountArea from './area.tsx';

const meta = {
  title: 'Screens/Account',
  component: AccountArea,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A brand puts the views of other features here. */
const brand = {
  slots: {
    'account.change-password': [() => <p>The form of the session</p>],
    'account.two-step': [() => <p>The second step of the session</p>],
    'account.sessions': [() => <p>The log-ins of the session</p>],
    'club.status': [() => <p>Where you stand</p>],
  },
};

const money: CreateScreenParts = () => {
  const platform = new FakeRecords();
  platform.transactions = EACH_STATUS;
  platform.moves = [exampleMove()];
  return { api: platform.client(), player: platform.player, brand };
};

const details: CreateScreenParts = () => ({
  api: createFakeAccountApi().api,
  player: completePlayerFixture(),
  brand,
});

const at = (address: string, screen: Story): Story => ({ ...screen, parameters: { address } });
const asVisitor = screenFor('visitor', () => ({ brand }));

export const BalanceForVisitor = at('/profile/balance', asVisitor(/log in/i));
export const Balance = at('/profile/balance', screenFor('player', money)('Your own money'));
export const TransactionsForVisitor = at('/profile/transactions', asVisitor(/log in/i));
export const Transactions = at('/profile/transactions', screenFor('player', money)('Visa'));
export const ProfileForVisitor = at('/profile/my-profile', asVisitor('Log in first'));
export const Profile = at('/profile/my-profile', screenFor('player', details)('City'));
export const VerificationForVisitor = at('/profile/verify', asVisitor('Log in first'));
export const Verification = at('/profile/verify', screenFor('player', details)(/Proof of address/));
export const ChangePassword = at(
  '/profile/change-password',
  screenFor('player', details)('The form of the session'),
);
export const VipClub = at('/profile/vip-club', screenFor('player', details)('Where you stand'));
export const NoSuchPage = at('/profile/none', asVisitor(/page/i));
export const TransactionsLoading: Story = { ...Transactions, globals: { platform: 'loading' } };
export const TransactionsLoadFailed: Story = { ...Transactions, ...whenFailed(/try again/i) };
export const VerificationLoading: Story = { ...Verification, globals: { platform: 'loading' } };
export const VerificationLoadFailed: Story = { ...Verification, ...whenFailed(/try again/i) };
