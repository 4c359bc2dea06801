import { byId } from './dom.ts';

/** Three tools of the top row: rules, fairness, history. `fill` draws a dialog's contents as it opens. */
export function initDialogs(fill: Readonly<Record<'fairness' | 'history', () => void>>): void {
  const openers = { rules: () => undefined, ...fill };
  for (const [name, prepare] of Object.entries(openers)) {
    const dialog = byId(name, HTMLDialogElement);
    byId(`open-${name}`, HTMLButtonElement).addEventListener('click', () => {
      prepare();
      dialog.showModal();
    });
    byId(`close-${name}`, HTMLButtonElement).addEventListener('click', () => dialog.close());
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
  }
}

/** Whether a dialog lies over the game, so that its keys mean nothing. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
