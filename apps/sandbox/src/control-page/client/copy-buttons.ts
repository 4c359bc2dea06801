import { showMessage, showError } from './status-message.ts';

/** Every element with `data-copy` copies that text when pressed. */
export function startCopyButtons(): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    const text = pressed?.dataset['copy'];
    if (text === undefined) return;
    navigator.clipboard.writeText(text).then(() => showMessage('done', `Copied: ${text}`), showError);
  });
}
