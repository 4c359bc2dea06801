import type { Plugin } from 'vite';

/**
 * What Vite's loader of parts does after a style sheet could not be fetched: it keeps the failed link and holds
 * the sheet for loaded, so that the next try shows the part without its looks. Here each piece is as Vite 8
 * writes it; a build in which one is missing fails.
 */
const PIECES: readonly { was: RegExp; is: string }[] = [
  { was: /seen\[href\] = void 0;(\s*)throw err;/, is: 'delete seen[href];$1throw err;' },
  { was: /if \(e\.type === "error"\) rej\(/, is: 'if (e.type === "error") link.remove(), rej(' },
];

/** A style sheet that could not be fetched is asked for again with the next try of its part. */
export function sheetsAgain(): Plugin {
  return {
    name: 'baize:sheets-again',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(code) {
        if (!PIECES.every(({ was }) => was.test(code)))
          return this.error('Vite loads the sheets of parts otherwise now: see sheets-again.ts.');
        return { code: PIECES.reduce((text, { was, is }) => text.replace(was, is), code), map: null };
      },
    },
  };
}
