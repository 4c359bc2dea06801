import {
  COMMON_PRE_HYDRATION_REQUESTS,
  PRE_HYDRATION_REQUESTS,
  type PreHydrationRequest,
} from '@baize/api/pre-hydration-requests';
import { HEADERS } from '@baize/api/headers';

/** What a page needs for a player, beside what its HTML names for everybody. */
export interface PlayerPreloads {
  /** Addresses of the code. */
  files: readonly string[];
  reads: readonly PreHydrationRequest[];
}

/** What a route module says of itself in its `handle`. */
export interface PageHandle {
  /** What the page reads for a player, beside what every page does. */
  reads?: readonly PreHydrationRequest[];
  /** The page says words of the later part of the catalogue (decision 023). */
  words?: 'later';
}

/** The attributes of the early script that `PLAYER_PRELOAD_SCRIPT` reads. */
export function preloadAttributes({ files, reads }: PlayerPreloads): Record<`data-${string}`, string> {
  const addresses = new Set(
    [...COMMON_PRE_HYDRATION_REQUESTS, ...reads].map((read) => PRE_HYDRATION_REQUESTS[read]),
  );
  return { 'data-files': files.join(' '), 'data-reads': [...addresses].join(' ') };
}

const sentHeaders = JSON.stringify({
  [HEADERS.contentType]: 'application/json',
  [HEADERS.cacheControl]: 'no-cache',
  [HEADERS.pragma]: 'no-cache',
});

/**
 * Ends the early script where a session is kept: a player's code and a player's reads start beside the HTML, not after
 * hydration. The client takes the answers by address (`takePreHydrationResponse`); reads that name the player's currency and country
 * wait for the user details. The reads come before the code (low priority): a browser sends a host without HTTP/2 no more
 * than six requests at once. `t` is the stored token.
 */
export const PLAYER_PRELOAD_SCRIPT =
  'let c=document.currentScript.dataset,w=n=>(c[n]||"").split(" ").filter(u=>u),R=document.earlyReads={},' +
  'g=u=>{let a=R[u]={token:t,sentAt:Date.now()};a.response=fetch(u,{headers:{' +
  `...${sentHeaders},"${HEADERS.language}":document.documentElement.lang,` +
  `"${HEADERS.authorization}":"Bearer "+t,"${HEADERS.xAuthorization}":"Bearer "+t},` +
  'credentials:"same-origin",redirect:"manual",signal:AbortSignal.timeout(15e3)})' +
  '.then(r=>(a.receivedAt=Date.now(),r));a.response.catch(()=>0);return a.response},' +
  'k=w("reads"),o=k.filter(u=>/{/.test(u)),p;t=JSON.parse(t);p=k.filter(u=>!/{/.test(u)).map(g);' +
  'for(let f of w("files")){let l=document.createElement("link");l.rel="modulepreload";l.href=f;l.fetchPriority="low";document.head.append(l)}' +
  'o[0]&&p[0].then(r=>r.clone().json()).then(({data:{getUser:u}})=>' +
  'o.map(a=>g(a.replace(/{(\\w+)}/g,(_,n)=>encodeURIComponent(u[n]))))).catch(()=>0)';
