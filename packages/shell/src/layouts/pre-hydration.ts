import { PLAYER_PRELOAD_SCRIPT } from './player-preload.ts';

/**
 * Runs before the first paint and before every other script, as an inline script of the document.
 *
 * First it lays the address aside for `takeLandingUrls` and cleans the address bar of access, affiliate and mailed tokens, so
 * that no script, event or referrer ever sees them (SES-02, SES-07). Then whoever was signed in sees no flash of the
 * visitor's buttons, whoever is offered nothing sees no flash of offers, and a narrowed panel is narrow from the start.
 * A kept token decides nothing but that a player's code and reads start at once (`PLAYER_PRELOAD_SCRIPT`). A page that is left by a whole load, perhaps before
 * its code was there, leaves its path for the next one (NAV-09). A button pressed before the page's code is there is
 * remembered, so that the press is late and not lost (links need no code): in the capture phase, for React holds back what
 * it is not ready for, and after the press, so that one that React does take is not made twice.
 */
export function preHydrationScript(affiliateKey: string): string {
  return addressScript(JSON.stringify(affiliateKey).replaceAll('<', '\\u003c')) + MARKS_SCRIPT;
}

/** Every byte of it is in every page. */
const addressScript = (key: string) =>
  '{let l=location,h=l.href,s=l.search,f=(e,t)=>new URLSearchParams(e).has(t),n=["at","token"];' +
  `f(s,${key})&&f(s,"nxaft")&&n.push(${key},"nxaft");` +
  'n.some(t=>f(s,t))&&history.replaceState(0,0,h.replace(s,t=>(' +
  's=s.slice(1).split("&").filter(e=>!n.some(t=>f(e,t))).join("&"))&&"?"+s));' +
  'try{s=sessionStorage;s["baize.arrivals"]=[s["baize.arrivals"]]+h+" "}catch{document.arrival=h}}';

const MARKS_SCRIPT =
  'addEventListener("pagehide",()=>{try{sessionStorage["baize.left"]=JSON.stringify(location.pathname)}catch{}});' +
  'try{let s=localStorage,d=document.documentElement.dataset,t=s.getItem("baize.token");' +
  'if(s.getItem("baize.panel-width")===\'"narrow"\')d.panel="narrow";' +
  'if(t?s["baize.silence"]:JSON.parse(s["baize.locked"]||0).until>Date.now())d.silence="";' +
  `if(t){d.session="kept";${PLAYER_PRELOAD_SCRIPT}}}catch{}` +
  '{let d=document,f=d.early=e=>setTimeout(()=>f.press=e.target.closest("button"));d.addEventListener("click",f,true)}';

declare global {
  interface Document {
    /** The listener of the script above, which keeps on itself what was pressed. */
    early?: ((event: MouseEvent) => void) & { press?: HTMLElement | null };
  }
}

/** The button pressed last before the code was there, if any; from now on nothing is remembered. */
export function takePreHydrationPress(): HTMLElement | null {
  const { early } = document;
  if (!early) return null;
  document.removeEventListener('click', early, true);
  return early.press ?? null;
}
