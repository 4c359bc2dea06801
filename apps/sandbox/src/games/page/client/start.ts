import type { SeenRound, Table } from '../../protocol.ts';
import { words } from '../../words/spoken.ts';
import { closeDeeds, isShut, offerDeeds } from './deeds.ts';
import { dialogOpen, wireDialogs } from './dialogs.ts';
import { byId } from './dom.ts';
import { fillFairness, wireFairness, type Replay } from './fairness.ts';
import { fillHistory } from './history.ts';
import { tellParent } from './parent.ts';
import { look } from './server.ts';
import { createShell, type Shell } from './shell.ts';
import { troubleOf } from './trouble.ts';

type Game = {
  replay: Replay;
  tell(round: SeenRound): string;
  /** Draws how the table stands, goes on with a round left open, and waits for the player. */
  play(shell: Shell): void;
  /** Presses the deed of a key, when it can be pressed. */
  keys: Readonly<Record<string, string>>;
};

const again = byId('again', HTMLButtonElement);
const message = byId('message', HTMLParagraphElement);

/** Asks how the table stands and starts the game; without an answer the page says why and offers to try again. */
export async function start(game: Game): Promise<void> {
  const deeds = [...document.querySelectorAll<HTMLElement>('.deeds > :not([hidden], #again)')];
  for (const way of ['close', 'leave']) {
    byId(way, HTMLButtonElement).addEventListener('click', () => tellParent({ type: 'close' }));
  }
  const show = (isThere: boolean) => {
    for (const deed of deeds) deed.hidden = !isThere;
  };
  show(false);
  let isTrying = false;
  const attempt = async (): Promise<void> => {
    if (isTrying) return;
    isTrying = true;
    const table = await firstTable();
    isTrying = false;
    if (!table) return;
    show(true);
    offerDeeds(
      deeds.filter((deed) => deed instanceof HTMLButtonElement),
      [again],
    );
    begin(game, table);
  };
  again.addEventListener('click', () => void attempt());
  await attempt();
}

/** The table as it stands; null after having said why there is none, with a way to try again where that may help. */
async function firstTable(): Promise<Table | null> {
  const reply = await look();
  message.textContent = '';
  if (reply.kind === 'table') return reply.table;
  const { text, tell, isOver } = troubleOf(reply);
  message.textContent = reply.kind === 'lost' ? words().trouble.noAnswer : text;
  message.className = 'say trouble';
  if (tell) tellParent(tell);
  again.hidden = isOver;
  if (isOver) closeDeeds();
  return null;
}

function begin(game: Game, table: Table): void {
  const shell = createShell(table);
  wireFairness(shell.table, game.replay);
  wireDialogs({
    fairness: () => fillFairness(shell.table()),
    history: () => fillHistory(shell.table(), game.tell),
  });
  const letters = lettersSwitch();
  document.addEventListener('keydown', (event) => {
    const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
    if (repeat || ctrlKey || metaKey || altKey || dialogOpen() || target instanceof HTMLInputElement) return;
    const deed = game.keys[key.toLowerCase()];
    if (deed === undefined || (key !== ' ' && !letters())) return;
    // A focused button takes the space bar itself.
    if (key === ' ' && target instanceof HTMLButtonElement) return;
    event.preventDefault();
    const button = byId(deed, HTMLButtonElement);
    if (!isShut(button)) button.click();
  });
  game.play(shell);
}

/** Letters play only for those who have switched them on: one slip of a finger may stake money. */
function lettersSwitch(): () => boolean {
  const field = document.querySelector<HTMLInputElement>('#letters');
  return () => field?.checked ?? false;
}
