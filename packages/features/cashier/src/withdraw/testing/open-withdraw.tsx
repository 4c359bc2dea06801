import { PlayerIsland } from '@baize/shell/player';
import { Stage, type StageProps } from '@baize/shell/stage';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { PlayerWithdraw } from '../player-withdraw.tsx';
import { FakePayouts } from './fake-payouts.ts';

/** The withdrawal page of a player whom nothing keeps from it, once its form is there. */
export async function openWithdraw(platform = new FakePayouts(), stage: Partial<StageProps> = {}) {
  render(
    <Stage viewer="player" api={platform.client()} player={platform.player} {...stage}>
      <PlayerIsland>
        <PlayerWithdraw shape="page" />
      </PlayerIsland>
    </Stage>,
  );
  await screen.findByRole('radio', { name: /Bank transfer/ });
  return { user: userEvent.setup(), platform };
}

export const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const reviewButton = () => screen.getByRole('button', { name: 'Review withdrawal' });
export const findConfirm = () => screen.findByRole('button', { name: /^Withdraw/ });

/** Through the review, as every withdrawal goes. */
export async function send(user: UserEvent) {
  await user.click(reviewButton());
  await user.click(await findConfirm());
}

export async function fillBank(user: UserEvent, amount = '50') {
  await user.type(box('Amount'), amount);
  await user.type(box('Beneficiary name'), 'Marisol Reyes');
  await user.type(box('Account number'), 'NL91ABNA0417164300');
  await user.type(box('Bank code'), 'ABNANL2A');
}
