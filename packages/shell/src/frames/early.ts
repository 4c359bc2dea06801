/**
 * Runs before the first paint and before every other script, as an inline script of the document.
 *
 * First it lays the address aside for `takeArrivals` and cleans the address bar of access and affiliate tokens, so
 * that no script, event or referrer ever sees them (SES-02, SES-07); which is the affiliate's parameter stands on the
 * document. Then whoever was signed in sees no flash of the visitor's buttons, and a narrowed panel is narrow from the
 * start. It decides nothing: the token is not read, only that there is one. A button pressed before the page's code is
 * there is remembered, so that the press is late and not lost (links need no code).
 */
export const EARLY_SCRIPT =
  '{let o=location,h=o.href,q=o.search.slice(1),P=p=>new URLSearchParams(p),u=P(q),' +
  'd=document.documentElement.dataset,k=d.affiliate,n=["at"];' +
  'if(u.has(k)&&u.has("nxaft"))n.push(k,"nxaft");' +
  'let r=q.split("&").filter(p=>!n.some(x=>P(p).has(x))).join("&");' +
  'if(r!=q)history.replaceState(history.state,"",h.replace(o.search,()=>r&&"?"+r));' +
  'if(u.get("at"))d.session="kept";' +
  'try{let s=sessionStorage,a="baize.arrivals";s[a]=(s[a]||"")+h+"\\n"}catch{document.arrival=h}}' +
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
