import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { readFacade } from './direct-imports.ts';
import { getPlayerChunkGroups } from './chunk-groups.ts';

/** Where the exports of a route module, or of the entry, stand: a wave's file, and its name for each. */
export interface RouteFile {
  file: string;
  names: Readonly<Record<string, string>>;
}

/** What `build/code.json` says. */
export interface BuiltCode {
  /** By the address that React Router names for the module. */
  routeFiles: Record<string, RouteFile>;
  /** What a page fetches for a player besides, by the same address. */
  playerFiles: Record<string, readonly string[]>;
}

/** Reads `build/code.json`. @throws Error when it is not what the build writes. */
export function parseBuiltCode(text: string): BuiltCode {
  const code: unknown = JSON.parse(text);
  if (!isBuiltCode(code)) throw new Error('build/code.json is not what the build writes.');
  return code;
}

function isBuiltCode(code: unknown): code is BuiltCode {
  return typeof code === 'object' && code !== null && 'routeFiles' in code && 'playerFiles' in code;
}

/**
 * Writes down how the browser's code was cut, for the server that names it in its pages: all files of a page at once, so
 * that none is found by way of another.
 */
export function builtCode(): Plugin {
  let code: BuiltCode | null = null;
  return {
    name: 'baize:built-code',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        code = codeOf(bundle);
      },
    },
    async writeBundle({ dir }) {
      if (dir) await writeFile(join(dirname(dir), 'code.json'), JSON.stringify(code));
    },
  };
}

function codeOf(bundle: Rolldown.OutputBundle): BuiltCode {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const code: BuiltCode = { routeFiles: {}, playerFiles: {} };
  for (const route of chunks) {
    if (!route.isEntry || route.facadeModuleId === null) continue;
    const address = `/${route.fileName}`;
    code.routeFiles[address] = routeFile(route);
    const wanted = getPlayerChunkGroups(route.facadeModuleId);
    const waves = chunks.filter(({ name }) => wanted.includes(name));
    const own = withImports([route], bundle);
    const files = [...withImports(waves, bundle)].filter((file) => !own.has(file));
    if (files.length > 0) code.playerFiles[address] = files.map((file) => `/${file}`);
  }
  return code;
}

function routeFile({ code, fileName, exports }: Rolldown.OutputChunk): RouteFile {
  const facade = readFacade(code);
  if (facade) return { file: `/assets/${facade.target}`, names: facade.names };
  return { file: `/${fileName}`, names: Object.fromEntries(exports.map((name) => [name, name])) };
}

/** The files of chunks and of all they import. */
function withImports(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set(chunks.map(({ fileName }) => fileName));
  // A set is walked in the order of insertion, with what is added on the way.
  for (const file of files) {
    const found = bundle[file];
    for (const next of found?.type === 'chunk' ? found.imports : []) files.add(next);
  }
  return files;
}
