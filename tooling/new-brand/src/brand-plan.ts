import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandRequest } from './brand-request.ts';

/** What a new brand is made from. */
export interface BrandPlan {
  root: string;
  request: BrandRequest;
  port: number;
  /** The brand whose files are taken where they are the same for every brand. */
  base: { name: string; port: number };
}

/** The two folders of a brand: nothing of it is anywhere else. */
export function brandFolders(name: string): [app: string, theme: string] {
  return [`apps/${name}`, `packages/ui/src/themes/${name}`];
}

const NOT_SOURCE = new Set(['node_modules', 'build', 'reports', 'CHANGELOG.md']);

/** Files of ours in a folder, from that folder. */
export function listSourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_SOURCE.has(entry.name) || entry.name.startsWith('.')) return [];
    if (!entry.isDirectory()) return [entry.name];
    return listSourceFiles(join(folder, entry.name)).map((file) => `${entry.name}/${file}`);
  });
}

/** Reads a file of the base as the new brand has it: under its name and with its port. */
export function readAsNewBrand({ root, base, request, port }: BrandPlan, file: string): string {
  return readFileSync(join(root, file), 'utf8')
    .replaceAll(new RegExp(`\\b${base.name}\\b`, 'g'), request.name)
    .replaceAll(new RegExp(`\\b(2?)${base.port}\\b`, 'g'), `$1${port}`);
}
