/**
 * Lets the pictures that the server marked wait until they are on the screen; from somebody's first scroll on, until they
 * are near it: a press asks for code, and pictures out of sight would share its line. An inline script at the end of the
 * page: a browser's own `loading="lazy"` begins 2,500 px early on a slow line, where a page below its fold then takes the
 * line from the page's code.
 *
 * Until then `asset-image.css.ts` hides them, so that they have no box to be loaded for. Without script none is hidden.
 */
export const DEFERRED_IMAGES_SCRIPT =
  '{let d=document,o,f=m=>{o&&o.disconnect();' +
  'o=new IntersectionObserver(s=>s.forEach(e=>e.isIntersecting&&' +
  'e.target.querySelectorAll("[data-waits]").forEach(i=>i.removeAttribute("data-waits"))),' +
  '{rootMargin:m,scrollMargin:m});' +
  'd.querySelectorAll("[data-waits]").forEach(i=>o.observe(i.parentNode))};f("0px");' +
  '["scroll","touchmove","wheel"].forEach(n=>' +
  'addEventListener(n,()=>f("600px"),{once:true,passive:true,capture:true}))}';
