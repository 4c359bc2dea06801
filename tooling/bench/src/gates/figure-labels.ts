import type { Figure, LoadedFile, LoadReport } from '../load/read-load.ts';

interface FigureLabels {
  label: string;
  /** What brings the figure down, for whoever is stopped by it. */
  fix: string;
  /** The files, or whatever else, that make the figure; the worst first. */
  causes(load: LoadReport): string[];
}

const kind = (load: LoadReport, wanted: string): LoadedFile[] =>
  load.files.filter((file) => file.kind === wanted);
const bySize = (files: readonly LoadedFile[], largest = true): string[] =>
  files
    .toSorted((a, b) => (largest ? b.bytes - a.bytes : a.bytes - b.bytes))
    .map(({ path, bytes }) => `${path} ${bytes} B`);
const scripts = (load: LoadReport): LoadedFile[] => kind(load, 'Script');
const fonts = (load: LoadReport): string[] =>
  kind(load, 'Font').map(
    ({ path, bytes, isRepeated }) => `${path} ${bytes} B${isRepeated ? ' (again)' : ''}`,
  );
const html = (load: LoadReport): string[] => bySize(kind(load, 'Document'));
const requested = (files: readonly LoadedFile[]): string[] =>
  files.map(({ path, kind: type }) => `${path} ${type}`);

const MERGE =
  'cut code by when it is needed (tooling/vite/src/chunk-splitting.ts): merge slivers into their wave';

/** What each figure is called, who makes it, and what to do about it. */
export const FIGURE_LABELS: Readonly<Record<Figure, FigureLabels>> = {
  scriptBytes: {
    label: 'scripts, gzip',
    fix: 'load it by the first press or on idle after it, or leave it out',
    causes: (load) => bySize(scripts(load)),
  },
  scriptFiles: { label: 'script files', fix: MERGE, causes: (load) => bySize(scripts(load), false) },
  requests: {
    label: 'requests',
    fix: 'request it later, request it once, or put it into the HTML',
    causes: (load) => requested(load.files),
  },
  otherRequests: {
    label: 'requests but visible pictures',
    fix: 'request it later, request it once, or put it into the HTML',
    causes: (load) => requested(load.files.filter(({ isVisible }) => !isVisible)),
  },
  scriptDepth: {
    label: 'steps from the HTML to the last script',
    fix: 'name it in the HTML (modulepreload), or import it where its importer is',
    causes: (load) =>
      scripts(load)
        .toSorted((a, b) => b.depth - a.depth)
        .filter(({ depth }) => depth > 1)
        .map(({ chain }) => chain.join(' < ')),
  },
  fontFiles: { label: 'font files', fix: 'subset and merge the weights of a theme', causes: fonts },
  fontBytes: { label: 'fonts', fix: 'subset the fonts of the theme', causes: fonts },
  fontsAgain: {
    label: 'fonts loaded twice',
    fix: 'preload and sheet must name the same file: one set of hashes for server and client',
    causes: fonts,
  },
  cls: {
    label: 'layout shift',
    fix: 'keep the place of what comes later, at its later size',
    causes: (load) => load.moved,
  },
  htmlBytes: {
    label: 'HTML, brotli',
    fix: 'take out of the document and of its loaders’ data what the first view does not show',
    causes: html,
  },
  inlineCssBytes: {
    label: 'inlined sheets, brotli',
    fix: 'move styles of late parts out of the first sheet (decision 015)',
    causes: html,
  },
  blockingSheets: {
    label: 'sheets that hold back the paint',
    fix: 'inline it, or load it with the part that needs it',
    causes: (load) => bySize(kind(load, 'Stylesheet')),
  },
  catalogueBytes: {
    label: 'translations, brotli',
    fix: 'move messages of late parts to the second part of the catalogue (decision 023)',
    causes: (load) => bySize(load.files.filter(({ path }) => path.startsWith('/catalogues/'))),
  },
  requestsByContent: {
    label: 'requests until the content is visible, pictures aside',
    fix: 'name what the page needs in one wave, beside the HTML; leave the rest until after it',
    causes: (load) =>
      requested(load.files.filter(({ kind, isBeforeContent }) => isBeforeContent && kind !== 'Image')),
  },
  scriptsByContent: {
    label: 'scripts until the content is visible',
    fix: MERGE,
    causes: (load) =>
      bySize(
        scripts(load).filter(({ isBeforeContent }) => isBeforeContent),
        false,
      ),
  },
};
