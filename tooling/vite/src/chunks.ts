/** What rolldown tells about a module while it cuts. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** The modules a first view starts from, by the end of their path. */
const FIRST_VIEW = [
  '/app/root.tsx',
  '/app/entry.client.tsx',
  '/shell/src/routes/locale.tsx',
  '/shell/src/frames/basic-frame.tsx',
  '/shell/src/frames/panel-frame.tsx',
  '/lobby/src/routes/root.tsx',
];

/** Parts of the first view that come alive later: their rules are in its sheet, their code is not in its files. */
const LATE_PARTS = [
  '/rewards/src/root-rewards-part.tsx',
  '/rewards/src/promotions/promo-slots.tsx',
  '/lobby/src/winners/latest-wins.tsx',
];

/** The casino's offer below the first view: drawn by the server like the late parts, but its code is not in their file. */
const HOME = ['/lobby/src/home/lobby-home.tsx'];

/**
 * How the browser's code is cut. Left alone, each module that two pages share becomes a file of its
 * own: some seventy requests for the first view, and a quarter more bytes because small files do not
 * compress. So what the first view needs is two files, the pages' and the frame's; the rest is cut by who
 * needs it.
 */
export const chunks = {
  groups: [
    {
      name: (id: string, graph: ModuleGraph): string | null => {
        return importedBy(FIRST_VIEW, id, graph) ? 'first' : null;
      },
      // Only what is left of a module's imports once unused exports are gone.
      tags: ['$initial' as const],
      priority: 3,
    },
    {
      name: (id: string, graph: ModuleGraph): string | null =>
        importedBy(LATE_PARTS, id, graph) ? 'late' : null,
      // The rooms of views and rules alone: through the others a part seems to import what its build has dropped.
      test: /\/packages\/(?:features|ui|domain|i18n)\/|\/lucide-react\//,
      priority: 1,
    },
    {
      name: (id: string, graph: ModuleGraph): string | null => (importedBy(HOME, id, graph) ? 'offer' : null),
      test: /\/packages\/(?:features\/lobby|ui)\//,
      priority: 1,
    },
    {
      // The frame is chosen by the settings, so it is not part of what every first view imports; both
      // styles together are smaller than the requests their pieces would cost.
      name: 'frame',
      test: /\/packages\/shell\/src\/frames\/(?:basic|panel)-frame\.tsx$/,
      priority: 1,
    },
    {
      // What each page starts once it is alive: one request instead of eight.
      name: 'start',
      test: /\/packages\/(?:shell\/src\/(?:session\/session-start|visit\/[\w-]+|tracking\/log-event)|browser\/src\/random)\.ts$/,
      priority: 2,
    },
  ],
};

/** Whether one of these modules, named by the end of its path, imports this one, however far up. */
function importedBy(ends: readonly string[], module: string, graph: ModuleGraph): boolean {
  const seen = new Set<string>();
  const open = [module];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const path = id.split('?')[0] ?? id;
    if (ends.some((end) => path.endsWith(end))) return true;
    open.push(...(graph.getModuleInfo(id)?.importers ?? []));
  }
  return false;
}
