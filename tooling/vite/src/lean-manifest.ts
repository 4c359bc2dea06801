import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parseBuiltCode, type BuiltCode } from './built-code.ts';

const NAME = /^manifest-[\w-]+\.js$/;
const START = 'window.__reactRouterManifest=';
const MOVED = 'React Router writes its list of routes otherwise now: see lean-manifest.ts.';

type Route = Readonly<Record<string, unknown>> & { id: string; module: string };
type Manifest = Readonly<Record<string, unknown>> & {
  entry: { imports: readonly string[] };
  routes: Readonly<Record<string, Route>>;
};

/**
 * Writes the browser's list of routes shorter without a change in what the router reads of it: most routes differ in
 * path and files alone, and what every page has anyway need not be named with each. Some 400 bytes of the first view.
 */
export function leanManifest(): Plugin {
  return {
    name: 'baize:lean-manifest',
    apply: 'build',
    // When all is built: the server's build still writes the browser's list of routes.
    buildApp: {
      order: 'post',
      async handler(builder) {
        const folder = join(builder.config.root, 'build/client/assets');
        const file = (await readdir(folder)).find((name) => NAME.test(name));
        if (file === undefined) throw new Error(MOVED);
        const path = join(folder, file);
        const code = parseBuiltCode(await readFile(join(builder.config.root, 'build/code.json'), 'utf8'));
        await writeFile(path, shortenManifest(await readFile(path, 'utf8'), code.routeFiles));
      },
    },
  };
}

/** The same list in fewer words, with each route module's place in its wave: `/assets/wave.js#default:a,handle:b`. */
export function shortenManifest(code: string, routeFiles: BuiltCode['routeFiles'] = {}): string {
  const manifest = manifestOf(code);
  const all = Object.values(manifest.routes).map((route) =>
    lean({ ...route, module: getModuleReference(route.module, routeFiles) }, manifest.entry.imports),
  );
  const parent = mostCommon(all.map(({ parentId }) => parentId));
  const plain = all.filter((route) => isPlain(route, parent));
  const odd = Object.fromEntries(
    all.filter((route) => !plain.includes(route)).map((route) => [route.id, route]),
  );
  /** Routes of one file differ in their paths alone: one row holds them all. */
  const rows = new Map<string, string[]>();
  for (const route of plain) {
    const [file = '', names = ''] = route.module.split('#');
    const files = [[file], list(route['imports']), list(route['css'])];
    const row = JSON.stringify([route['hasLoader'] === true ? 1 : 0, names, ...files.map(joined)]);
    rows.set(row, [...(rows.get(row) ?? []), String(route['path'])]);
  }
  const table = [...rows].map(([row, paths]) => `[${JSON.stringify(paths.join())},${row.slice(1)}`);
  return [
    `${START}${JSON.stringify({ ...manifest, routes: odd })};`,
    `{let s=f=>f?f.split(","):[],a=f=>s(f).map(n=>"/assets/"+n.replace(/^[^.]+$/,"$&.js"));`,
    `[${table.join()}].forEach(([P,l,n,m,i,c])=>s(P).forEach(p=>{`,
    `__reactRouterManifest.routes["/"+p]={id:"/"+p,parentId:${JSON.stringify(parent)},path:p,module:a(m)[0]+(n&&"#"+n),`,
    `hasLoader:!!l,hasDefaultExport:!0,imports:a(i),css:a(c)}}))}`,
  ].join('');
}

function getModuleReference(module: string, routeFiles: BuiltCode['routeFiles']): string {
  const place = routeFiles[module];
  if (!place) return module;
  return `${place.file}#${Object.entries(place.names)
    .map(([outer, inner]) => `${outer}:${inner}`)
    .join()}`;
}

/** Files in one text, in one order, so that the lists of two routes are alike where they can be; scripts without their ending. */
function joined(files: readonly string[]): string {
  return files
    .map((file) => stripAssetPath(file).replace(/^([^.]+)\.js$/, '$1'))
    .toSorted()
    .join();
}

function manifestOf(code: string): Manifest {
  if (!code.startsWith(START)) throw new Error(MOVED);
  const read: unknown = JSON.parse(code.slice(START.length).replace(/;\s*$/, ''));
  if (!isManifest(read)) throw new Error(MOVED);
  return read;
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null && 'entry' in value && 'routes' in value;
}

/** A route without what is false or empty, and without the files that come with the entry. */
function lean(route: Route, everywhere: readonly string[]): Route {
  const imports = list(route['imports']).filter((file) => !everywhere.includes(file));
  const { id, module, ...rest } = { ...route, imports };
  const said = Object.entries<unknown>(rest).filter(
    ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
  );
  return { id, module, ...Object.fromEntries(said) };
}

const DEFAULTABLE_FIELDS = new Set([
  'id',
  'parentId',
  'path',
  'module',
  'hasLoader',
  'hasDefaultExport',
  'imports',
  'css',
]);

function isPlain(route: Route, parent: unknown): boolean {
  const files = [route.module, ...list(route['imports']), ...list(route['css'])];
  return (
    route['parentId'] === parent &&
    route.id === `/${String(route['path'])}` &&
    route['hasDefaultExport'] === true &&
    Object.keys(route).every((key) => DEFAULTABLE_FIELDS.has(key)) &&
    files.every((file) => file.startsWith('/assets/'))
  );
}

function mostCommon(values: readonly unknown[]): unknown {
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0];
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function stripAssetPath(file: string): string {
  return file.slice('/assets/'.length);
}
