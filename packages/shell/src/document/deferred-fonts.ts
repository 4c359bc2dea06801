declare global {
  interface Document {
    /** On a first visit, until the fonts are there: fetches the theme's files and draws with them. */
    showFonts?: () => Promise<void>;
  }
}

/** Rules that fetch a file; the fallback faces, which name the reader's own fonts, stay in the sheet. */
const FILE_FACE = /@font-face\s*\{[^{}]*url\([^{}]*\}/g;

/** Returns a sheet in two parts: everything but the faces that fetch files, and those. */
export function splitFontFaces(sheet: string): { rules: string; faces: string } {
  return { rules: sheet.replace(FILE_FACE, ''), faces: (sheet.match(FILE_FACE) ?? []).join('') };
}

/**
 * An inline script that stands right behind the sheet of faces. On a first visit it puts the sheet aside: fonts that a first
 * layout finds cost a slow phone 75 ms before it paints anything, and they share the line with the scripts. `showFonts`
 * fetches the files that the script's `data-fonts` names and draws with them, once the page's code has come. Whoever has
 * been here before has them stored: the page begins with them. Without scripts the sheet stands as it is.
 */
export const DEFERRED_FONTS_SCRIPT =
  '{let d=document,c=d.currentScript,s=c.previousElementSibling,n="baize.fonts",k,' +
  'g=()=>Promise.all((c.dataset.fonts.match(/\\S+/g)||[]).map(u=>new Promise(r=>{let l=d.createElement("link");' +
  'l.rel="preload";l.as="font";l.crossOrigin="";l.onload=l.onerror=r;l.href=u;d.head.append(l)})))' +
  '.then(()=>{s.media="";try{localStorage[n]=1}catch{}});try{k=localStorage[n]}catch{}' +
  'k?g():(s.media="not all",d.showFonts=g)}';

/** What the page's own script says once its code has come, before it runs. */
export const SHOW_FONTS_SCRIPT = 'document.showFonts?.();';
