import type { PublicRound, Table } from '../../protocol.ts';
import { getMessages } from '../../messages/current-messages.ts';
import { closeActions, isDisabled, swapButtons } from './action-buttons.ts';
import { isDialogOpen, initDialogs } from './dialogs.ts';
import { byId } from './dom.ts';
import { renderFairness, initFairness, type Replay } from './fairness.ts';
import { renderHistory } from './history.ts';
import { postToParent } from './parent-window.ts';
import { fetchTable } from './server.ts';
import { createGameShell, type GameShell } from './game-shell.ts';
import { describeError } from './error-messages.ts';

type Game = {
  replay: Replay;
  tell(round: PublicRound): string;
  /** Draws how the table stands, goes on with a round left open, and waits for the player. */
  play(shell: GameShell): void;
  /** Presses the action of a key, when it can be pressed. */
  keys: Readonly<Record<string, string>>;
};

const moves = byId('moves', HTMLDivElement);
const again = byId('again', HTMLButtonElement);
const message = byId('message', HTMLParagraphElement);

/** Asks how the table stands and starts the game; without an answer the page says why and offers to try again. */
export async function startGamePage(game: Game): Promise<void> {
  const actions = [...document.querySelectorAll<HTMLElement>('.actions > :not([hidden], #again)')];
  for (const way of ['close', 'leave']) {
    byId(way, HTMLButtonElement).addEventListener('click', () => postToParent({ type: 'close' }));
  }
  const show = (isThere: boolean) => {
    for (const action of actions) action.hidden = !isThere;
  };
  show(false);
  let isTrying = false;
  const attempt = async (): Promise<void> => {
    if (isTrying) return;
    isTrying = true;
    const table = await fetchFirstTable();
    isTrying = false;
    if (!table) return;
    show(true);
    swapButtons(
      actions.filter((action) => action instanceof HTMLButtonElement),
      [again],
    );
    begin(game, table);
  };
  again.addEventListener('click', () => void attempt());
  await attempt();
}

/** The table as it stands; null after having said why there is none, with a way to try again where that may help. */
async function fetchFirstTable(): Promise<Table | null> {
  const reply = await fetchTable();
  message.textContent = '';
  if (reply.kind === 'table') return reply.table;
  const { text, tell, isOver } = describeError(reply);
  message.textContent = reply.kind === 'lost' ? getMessages().trouble.noAnswer : text;
  message.className = 'say trouble';
  if (tell) postToParent(tell);
  again.hidden = isOver;
  moves.inert = false;
  if (isOver) closeActions();
  return null;
}

function begin(game: Game, table: Table): void {
  const shell = createGameShell(table);
  initFairness(shell.table, game.replay);
  initDialogs({
    fairness: () => renderFairness(shell.table()),
    history: () => renderHistory(shell.table(), game.tell),
  });
  const letters = createShortcutSwitch();
  document.addEventListener('keydown', (event) => {
    const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
    if (repeat || ctrlKey || metaKey || altKey || isDialogOpen() || target instanceof HTMLInputElement)
      return;
    const action = game.keys[key.toLowerCase()];
    if (action === undefined || (key !== ' ' && !letters())) return;
    // A focused button takes the space bar itself.
    if (key === ' ' && target instanceof HTMLButtonElement) return;
    event.preventDefault();
    const button = byId(action, HTMLButtonElement);
    if (!isDisabled(button)) button.click();
  });
  game.play(shell);
  // Until now a press would be lost.
  moves.inert = false;
}

/** Letters play only for those who have switched them on: one slip of a finger may stake money. */
function createShortcutSwitch(): () => boolean {
  const field = document.querySelector<HTMLInputElement>('#letters');
  return () => field?.checked ?? false;
}
