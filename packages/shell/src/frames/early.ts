/**
 * Runs before the first paint, as an inline script of the document: whoever was signed in sees no
 * flash of the visitor's buttons, and a narrowed panel is narrow from the start. It decides nothing:
 * the token is not read, only that there is one. A button pressed before the page's code is there is
 * remembered, so that the press is late and not lost (links need no code).
 */
export const EARLY_SCRIPT =
  'try{let s=localStorage,d=document.documentElement.dataset;' +
  'if(s.getItem("baize.token"))d.session="kept";' +
  'if(s.getItem("baize.panel-width")===\'"narrow"\')d.panel="narrow"}catch{}' +
  '{let d=document;d.addEventListener("click",d.early=e=>{d.early.press=e.target.closest("button")})}';

declare global {
  interface Document {
    /** The listener of the script above, which keeps on itself what was pressed. */
    early?: ((event: MouseEvent) => void) & { press?: HTMLElement | null };
  }
}

/** The button pressed last before the code was there, if any; from now on nothing is remembered. */
export function takeEarlyPress(): HTMLElement | null {
  const { early } = document;
  if (!early) return null;
  document.removeEventListener('click', early);
  return early.press ?? null;
}
