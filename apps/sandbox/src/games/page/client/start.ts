import type { SeenRound } from '../../protocol.ts';
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

/** Asks how the table stands and starts the game; without an answer the page says why and offers to try again. */
export async function start(game: Game): Promise<void> {
  const reply = await look();
  if (reply.kind !== 'table') {
    const { text, tell } = troubleOf(reply);
    byId('message', HTMLParagraphElement).textContent = text;
    byId('message', HTMLParagraphElement).className = 'say trouble';
    if (tell) tellParent(tell);
    return;
  }
  const shell = createShell(reply.table);
  wireFairness(shell.table, game.replay);
  wireDialogs({
    fairness: () => fillFairness(shell.table()),
    history: () => fillHistory(shell.table(), game.tell),
  });
  document.addEventListener('keydown', (event) => {
    const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
    if (repeat || ctrlKey || metaKey || altKey || dialogOpen() || target instanceof HTMLInputElement) return;
    const deed = game.keys[key.toLowerCase()];
    // A focused button takes the space bar itself.
    if (deed === undefined || (key === ' ' && target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    byId(deed, HTMLButtonElement).click();
  });
  game.play(shell);
}
