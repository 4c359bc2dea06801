import type { Plugin } from 'vite';

/** What other people's code does about code that did not come, and what is done here. */
interface CodePatch {
  file: RegExp;
  pieces: readonly { was: RegExp; is: string }[];
}

const CODE_PATCHES: readonly CodePatch[] = [
  {
    // Vite keeps the link of a sheet that failed and holds the sheet for loaded: the next try would show
    // the part without its looks.
    file: /^\0vite\/preload-helper\.js$/,
    pieces: [
      { was: /seen\[href\] = void 0;(\s*)throw err;/, is: 'delete seen[href];$1throw err;' },
      { was: /if \(e\.type === "error"\) rej\(/, is: 'if (e.type === "error") link.remove(), rej(' },
      {
        // A sheet that the server wrote into the page is there.
        was: /const links = document\.getElementsByTagName\("link"\);/,
        is: `for (const style of document.querySelectorAll("style[data-href]"))
          for (const href of style.dataset.href.split(" ")) preloadedHrefs.styles.add(new URL(href, document.baseURI).href);
        $&`,
      },
    ],
  },
  {
    // The router loads the page anew, which without a connection leaves for the browser's own page: here the
    // link waits for the connection, over the page the player is on.
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/,
    pieces: [
      {
        // The list of routes names a wave's file, and behind a # the wave's names for what the route module exports.
        was: /await import\([^;]*?route\.module\s*\);/,
        is: `await import(/* @vite-ignore */ route.module.split("#")[0]);
        const names = route.module.split("#")[1];
        if (names) routeModule = Object.fromEntries(names.split(",").map((pair) => pair.split(":")).map(([outer, inner]) => [outer, routeModule[inner]]));`,
      },
      {
        // It is not loaded anew yet, and the error says which file did not come. What a link is only pointed at is asked for
        // again by its press: nothing is loaded anew under the player's hands.
        was: /console\.error\(`Error loading route module[^;]*;/,
        is: 'if (attempt > 1) return {};',
      },
      {
        was: /\(route, routeModulesCache\) \{/,
        // None: the first; 1: the last; 2: ahead of a press.
        is: '(route, routeModulesCache, attempt) {',
      },
      {
        // Once more with a connection: it may have come back between the failure and this line.
        was: /window\.location\.reload\(\);/,
        is: `const isOffline = !navigator.onLine;
        if (isOffline) await new Promise((again) => addEventListener("online", again, { once: true }));
        if (isOffline || !attempt) return loadRouteModule(route, routeModulesCache, 1);
        location.reload();`,
      },
    ],
  },
  {
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/links\.js$/,
    pieces: [
      {
        was: /let mod = await loadRouteModule\(route, routeModules\);/,
        is: 'let mod = await loadRouteModule(route, routeModules, 2);',
      },
    ],
  },
];

/** Makes the best of code and sheets that did not come; a build in which a piece is missing fails. */
export function chunkLoadRecovery(): Plugin {
  const left = new Set(CODE_PATCHES);
  return {
    name: 'baize:missing-code',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: CODE_PATCHES.map(({ file }) => file) },
      handler(code, id) {
        const mend = CODE_PATCHES.find(({ file }) => file.test(id));
        if (!mend?.pieces.every(({ was }) => was.test(code))) return null;
        left.delete(mend);
        return { code: mend.pieces.reduce((text, { was, is }) => text.replace(was, is), code), map: null };
      },
    },
    buildEnd(failure) {
      if (!failure && left.size > 0)
        this.error('Vite or React Router treat missing code otherwise now: see chunk-load-recovery.ts.');
    },
  };
}
