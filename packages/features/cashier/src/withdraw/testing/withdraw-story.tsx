import { PlayerBoundary } from '@baize/player';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { ReactNode } from 'react';
import { examplePlayer } from '../../testing/example-player.ts';
import { EXAMPLE_METHODS, FakePayouts } from './fake-payouts.ts';
import { WithdrawReview, type WithdrawReviewProps } from '../withdraw-review.tsx';

type Player = ReturnType<typeof examplePlayer>;

/** A part of the withdrawal as a player sees it. */
export function WithPlayer({ player = examplePlayer(), children }: { player?: Player; children: ReactNode }) {
  const platform = new FakePayouts();
  platform.player = player;
  return (
    <PlayerTestProviders viewer="player" player={player} api={platform.client()}>
      <div style={{ padding: 16 }}>
        <PlayerBoundary>{children}</PlayerBoundary>
      </div>
    </PlayerTestProviders>
  );
}

const text = (amount: number) => `€${amount.toFixed(2)}`;

/** The withdrawal of the stories. */
export const exampleOrder = {
  request: { methodId: 4, amount: 50, currencyCode: 'EUR', fields: {} },
  method: 'Bank transfer',
};

/** The same one without an answer. */
export const exampleMade = {
  userId: null,
  nonce: 'an-example',
  methodId: 4,
  method: 'Bank transfer',
  amount: 50,
  currency: 'EUR',
  since: 0,
  known: [],
  tab: 'another',
};

const [bank] = EXAMPLE_METHODS;
const account = 'NL91 ABNA 0417 1643 00';
export const exampleReviewed: WithdrawReviewProps['reviewed'] = {
  order: {
    ...exampleOrder,
    request: {
      ...exampleOrder.request,
      fields: {
        beneficiaryName: 'Marisol Reyes',
        accountNumber: account,
        bankCode: 'ABNANL2A',
        bankName: null,
      },
    },
  },
  method: bank,
  digits: 2,
};

/** The review of that withdrawal. */
export function ReviewStory(parts: Partial<WithdrawReviewProps>) {
  return (
    <WithPlayer>
      <WithdrawReview
        reviewed={exampleReviewed}
        source={{ currency: 'EUR', crypto: false, withdrawable: 248.5 }}
        text={text}
        shape="page"
        pending={false}
        confirm="here"
        onConfirm={() => undefined}
        onEdit={() => undefined}
        {...parts}
      />
    </WithPlayer>
  );
}
