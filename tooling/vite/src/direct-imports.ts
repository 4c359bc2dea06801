import type { Plugin, Rolldown } from 'vite';

/** What a module that was imported late is, once its code stands in a wave's file. */
export interface Facade {
  /** The wave's file. */
  target: string;
  /** The wave's name for each export of the module. */
  names: Readonly<Record<string, string>>;
}

const FACADE = /^(?:import"\.\/[^"]+";)*export\{([^}]*)\}from"\.\/([^"]+)";\s*$/;
const DYNAMIC_IMPORT = /import\((["'`])\.\/([^"'`]+)\1\)/g;
const PRELOADED = /"assets\/([^"]+\.js)"/g;

/**
 * Takes out the files that hold nothing but the names of one late import: rolldown writes one for each module that is
 * imported late and stands in a wave's file, and each costs a round trip before the wave is asked for.
 */
export function directImports(): Plugin {
  return {
    name: 'baize:direct-imports',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // After Vite has written down what each late import brings along.
      order: 'post',
      handler(_options, bundle) {
        const facades = facadesOf(bundle);
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = inlineFacades(file.code, facades);
        for (const name of facades.keys()) delete bundle[`assets/${name}`];
      },
    },
  };
}

/** The code with every late import of a facade made one of the wave itself. */
export function inlineFacades(code: string, facades: ReadonlyMap<string, Facade>): string {
  return code
    .replace(DYNAMIC_IMPORT, (whole, _quote, name: string) => {
      const facade = facades.get(name);
      if (!facade) return whole;
      const exports = Object.entries(facade.names).map(([outer, inner]) => `${outer}:m.${inner}`);
      return `import("./${facade.target}").then(m=>({${exports.join()}}))`;
    })
    .replace(PRELOADED, (whole, name: string) => {
      const facade = facades.get(name);
      return facade ? `"assets/${facade.target}"` : whole;
    });
}

/** Reads a file that only names exports of another; null for any other file. */
export function readFacade(code: string): Facade | null {
  const [, names = '', target = ''] = FACADE.exec(code) ?? [];
  if (target === '') return null;
  const pairs = names.split(',').map((pair): [string, string] => {
    const [inner = '', outer = inner] = pair.trim().split(' as ');
    return [outer, inner];
  });
  return { target, names: Object.fromEntries(pairs) };
}

function facadesOf(bundle: Rolldown.OutputBundle): Map<string, Facade> {
  const facades = new Map<string, Facade>();
  for (const file of Object.values(bundle)) {
    // Route modules keep their files: the router's list of routes names them.
    if (file.type !== 'chunk' || file.isEntry || !file.isDynamicEntry) continue;
    const facade = readFacade(file.code);
    if (facade) facades.set(file.fileName.replace('assets/', ''), facade);
  }
  return facades;
}
