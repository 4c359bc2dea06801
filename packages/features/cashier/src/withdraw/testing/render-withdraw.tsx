import { PlayerBoundary } from '@baize/player';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { pasteInto } from '../../testing/paste-into.ts';
import { PlayerWithdraw } from '../player-withdraw.tsx';
import { FakePayouts } from './fake-payouts.ts';

/** The withdrawal page of a player, whatever is there at first. */
export function mountWithdraw(platform: FakePayouts, parts: Partial<TestProvidersProps> = {}): UserEvent {
  render(
    <TestProviders viewer="player" api={platform.client()} player={platform.player} {...parts}>
      <PlayerBoundary>
        <PlayerWithdraw shape="page" />
      </PlayerBoundary>
    </TestProviders>,
  );
  return userEvent.setup();
}

/** The withdrawal page of a player whom nothing keeps from it, once its form is there. */
export async function renderWithdraw(platform = new FakePayouts(), parts: Partial<TestProvidersProps> = {}) {
  const user = mountWithdraw(platform, parts);
  await screen.findByRole('radio', { name: /Bank transfer/ });
  return { user, platform };
}

export const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const reviewButton = () => screen.getByRole('button', { name: 'Review withdrawal' });
export const findConfirm = () => screen.findByRole('button', { name: /^Withdraw/ });

/** Through the review, as every withdrawal goes. */
export async function submitWithdrawal(user: UserEvent) {
  await user.click(reviewButton());
  await user.click(await findConfirm());
}

export async function fillBank(user: UserEvent, amount = '50') {
  await pasteInto(user, textbox('Amount'), amount);
  await fillAccount(user);
}

export async function fillAccount(user: UserEvent, account = 'NL91ABNA0417164300') {
  await pasteInto(user, textbox('Beneficiary name'), 'Marisol Reyes');
  await pasteInto(user, textbox('Account number'), account);
  await pasteInto(user, textbox('Bank code'), 'ABNANL2A');
}

/** Beside one without an answer another one is made only by who says so. */
export async function wantAnother(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Make a different withdrawal' }));
  await user.click(await screen.findByRole('button', { name: 'Make another withdrawal' }));
}
