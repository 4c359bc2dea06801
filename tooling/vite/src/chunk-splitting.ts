import type { Plugin, Rolldown } from 'vite';
import { getChunkGroup, getChunkGroupOfRoot, CHUNK_GROUP_NAMES } from './chunk-groups.ts';

/**
 * How the browser's code is cut: one file for each wave. Left alone, each module that two late imports share becomes a
 * file of its own, found one round trip after the file that imports it.
 *
 * Which wave needs a module is known only once unused code is gone: an entry point of a package names much that its
 * importers do not use. So the browser's code is built twice, first uncut, to learn what each root needs.
 */
export function chunkSplitting(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  /** The wave of each module that is left; null during the first of the two builds. */
  let waves: ReadonlyMap<string, string> | null = null;
  const plugin: Plugin = {
    name: 'baize:wave-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildApp: {
      order: 'pre',
      async handler(builder) {
        const { client } = builder.environments;
        if (!client) throw new Error("The brand's build has no browser environment.");
        waves = null;
        const { build } = client.config;
        const { write } = build;
        // Vite lays an output folder out once: that is for the build that counts.
        build.write = false;
        await builder.build(client);
        build.write = write;
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        if (waves !== null) return;
        waves = getChunkGroups(bundle);
        for (const file of Object.keys(bundle)) delete bundle[file];
      },
    },
  };
  // What each file's code is joined by belongs to everybody.
  const waveOfModule = (id: string) => (id.startsWith('\0rolldown/') ? waves && 'hydrate' : waves?.get(id));
  const groups = CHUNK_GROUP_NAMES.map((name, place) => ({
    name,
    test: (id: string) => waveOfModule(id) === name,
    // A group takes along what its modules import, so those above take theirs first.
    priority: CHUNK_GROUP_NAMES.length - place,
  }));
  return { plugin, groups };
}

/** The wave of every module of a bundle that was cut by its roots alone. */
function getChunkGroups(bundle: Rolldown.OutputBundle): Map<string, string> {
  const needing = new Map<string, Set<string>>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || chunk.facadeModuleId === null) continue;
    const wave = getChunkGroupOfRoot(chunk.facadeModuleId);
    for (const id of modulesOf(chunk, bundle)) needing.set(id, (needing.get(id) ?? new Set()).add(wave));
  }
  return new Map([...needing].map(([id, by]) => [id, getChunkGroup(id, by)]));
}

/** The modules of a chunk and of all it imports. */
function modulesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set([chunk.fileName]);
  const modules: string[] = [];
  // A set is walked in the order of insertion, with what is added on the way.
  for (const file of files) {
    const found = bundle[file];
    if (found?.type !== 'chunk') continue;
    modules.push(...Object.keys(found.modules));
    for (const next of found.imports) files.add(next);
  }
  return modules;
}
