import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrandNameUses, FORBIDDEN_FOLDERS } from '@baize/checks/brand-names';

const FIRST_PORT = 4100;
const PORT_STEP = 100;

export interface BrandApp {
  name: string;
  port: number;
}

/** The brands there are, by their folders: an app with a server, on the port it names. */
export function listBrandApps(root: string): BrandApp[] {
  return readdirSync(join(root, 'apps'))
    .filter((name) => existsSync(join(root, 'apps', name, 'server.ts')))
    .map((name) => {
      const server = readFileSync(join(root, 'apps', name, 'server.ts'), 'utf8');
      return { name, port: Number(/\bport:\s*(\d+)/.exec(server)?.[1] ?? 0) };
    })
    .toSorted((one, other) => one.port - other.port);
}

/** The first port of the row 4100, 4200, … that no brand has. */
export function findFreePort(brands: readonly BrandApp[]): number {
  const taken = new Set(brands.map(({ port }) => port));
  let port = FIRST_PORT;
  while (taken.has(port)) port += PORT_STEP;
  return port;
}

const PACKAGE_PARENTS = ['apps', 'packages', 'packages/features', 'packages/ui/src/themes', 'tooling'];

/** Why a name cannot be a brand's in this workspace; nothing when it can. */
export async function findNameProblems(root: string, name: string): Promise<string[]> {
  const taken = PACKAGE_PARENTS.find((parent) => existsSync(join(root, parent, name)));
  if (taken) return [`name "${name}": ${taken}/${name} is there already`];
  if (FORBIDDEN_FOLDERS.has(name)) return [`name "${name}": a folder of this name says nothing`];
  const [use, ...others] = await findBrandNameUses(root, name);
  if (!use) return [];
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return [
    `name "${name}": code that every brand runs says this word (${use.file}:${use.line}${more}), and a brand's name may not stand there`,
  ];
}

/** What else names a brand's package, so that it cannot be taken away. */
export function findDependents(root: string, name: string): string[] {
  const parents = ['apps', 'packages', 'packages/features', 'tooling'];
  const manifests = parents.flatMap((parent) =>
    readdirSync(join(root, parent)).map((folder) => `${parent}/${folder}/package.json`),
  );
  const changesets = readdirSync(join(root, '.changeset')).map((file) => `.changeset/${file}`);
  return [...manifests, ...changesets].filter((file) => {
    const path = join(root, file);
    if (file.startsWith(`apps/${name}/`) || !existsSync(path)) return false;
    const text = readFileSync(path, 'utf8');
    return [`"@baize/${name}"`, `'@baize/${name}'`].some((named) => text.includes(named));
  });
}
