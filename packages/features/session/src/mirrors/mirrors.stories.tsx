import { ApiFailure } from '@baize/api/failure';
import type { OfficialListProblem, OfficialListVerdict } from '@baize/domain/official-list';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressList } from './address-list.tsx';
import { AddressResult } from './address-result.tsx';
import { page } from './address-check.css.ts';
import { ClosingMirrorNotice } from './closing-mirror-notice.tsx';
import { HandoverLogin } from './handover-login.tsx';

const meta = {
  title: 'Features/Session/Mirrors',
  decorators: [
    (Story) => (
      <PlayerTestProviders>
        <div className={page}>
          <Story />
        </div>
      </PlayerTestProviders>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const NOW = Date.parse('2026-11-20T17:17:19Z');
const DAY = 86_400_000;
const HERE = 'https://casino.example';
const NEXT = 'https://casino-two.example';
const CLOSING = 'https://casino-three.example';
const GONE = 'https://casino-four.example';
const list = {
  addresses: [
    { origin: HERE, closesAt: null },
    { origin: NEXT, closesAt: null },
    { origin: CLOSING, closesAt: NOW + DAY },
    { origin: GONE, closesAt: NOW - DAY },
  ],
  issuedAt: NOW,
  expiresAt: NOW + DAY,
};
const verified = { status: 'verified', list } as const;

const result = (verdict: OfficialListVerdict, origin = HERE): Story => ({
  render: () => <AddressResult verdict={verdict} brandName="Curaçao" origin={origin} now={NOW} />,
});
const problem = (name: OfficialListProblem): Story => result({ status: 'unverified', problem: name });

export const Genuine = result(verified);
export const Closing = result(verified, CLOSING);
export const Closed = result(verified, GONE);
export const Unlisted = result(verified, 'https://evil.example');
export const Missing = problem('missing');
export const Altered = problem('altered');
export const Unsupported = problem('unsupported');
export const Unreadable = problem('unreadable');
export const Expired = problem('expired');
export const Unreachable = problem('unreachable');

type Handover = Parameters<typeof AddressList>[0]['handover'];
const IDLE: NonNullable<Handover> = { pending: null, failure: null, go: () => undefined };

const addresses = (handover: Handover): Story => ({
  render: () => <AddressList list={list} origin={HERE} now={NOW} handover={handover} />,
});

export const AddressesForVisitor = addresses(null);
export const AddressesForPlayer = addresses(IDLE);
export const GoingThere = addresses({ ...IDLE, pending: NEXT });
export const Refused = addresses({ ...IDLE, failure: 'refused' });
export const NoAnswer = addresses({ ...IDLE, failure: 'failed' });
export const AddressesInArabic: Story = { ...AddressesForPlayer, globals: { locale: 'ar' } };

export const ClosingNotice: Story = { render: () => <ClosingMirrorNotice closesAt={NOW + DAY} /> };
export const ClosedNotice: Story = { render: () => <ClosingMirrorNotice closesAt={0} /> };

const arrival = (from: string, redeem: () => Promise<void>): Story => ({
  render: () => (
    <PlayerTestProviders settings={{ casinoOrigin: HERE }}>
      <HandoverLogin handover={{ code: 'a-story', from, at: NOW }} redeem={redeem}>
        <p>The ordinary login</p>
      </HandoverLogin>
    </PlayerTestProviders>
  ),
});
const refusal = (code: string) => () =>
  Promise.reject(new ApiFailure({ kind: 'refused', status: 422, path: '/', code }));

export const Arriving = arrival(HERE, () => new Promise(() => undefined));
export const SentByOthers = arrival('https://evil.example/', () => new Promise(() => undefined));
export const CodeUsed = arrival(HERE, refusal('HANDOVER_EXPIRED'));
export const CodeOfAnotherAddress = arrival(HERE, refusal('HANDOVER_WRONG_ADDRESS'));
export const NotChecked = arrival(HERE, () =>
  Promise.reject(new ApiFailure({ kind: 'server', status: 500, path: '/' })),
);
