/**
 * Runs before the first paint, as an inline script of the document: whoever was signed in sees no
 * flash of the visitor's buttons, and a narrowed panel is narrow from the start. It decides nothing:
 * the token is not read, only that there is one.
 */
export const EARLY_SCRIPT =
  'try{let s=localStorage,d=document.documentElement.dataset;' +
  'if(s.getItem("baize.token"))d.session="kept";' +
  'if(s.getItem("baize.panel-width")===\'"narrow"\')d.panel="narrow"}catch{}';
