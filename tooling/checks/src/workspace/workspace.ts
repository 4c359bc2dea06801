import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getLayer, type Layer } from './layers.ts';

/** What a package says of itself. */
export interface Manifest {
  name: string;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface WorkspacePackage {
  name: string;
  /** From the project's root, with slashes: `packages/domain`. */
  folder: string;
  layer: Layer;
  manifest: Manifest;
  /** Every file of ours in it, from the project's root. */
  files: string[];
}

export interface Workspace {
  root: string;
  packages: WorkspacePackage[];
  byName: ReadonlyMap<string, WorkspacePackage>;
  /** Names of the brand apps: their folders under apps. */
  brands: string[];
  read(file: string): Promise<string>;
}

const IGNORED_FOLDERS = new Set([
  'node_modules',
  'build',
  'dist',
  'storybook-static',
  'reports',
  'coverage',
  'test-results',
  'playwright-report',
]);
const CHECKED_DOT_FOLDERS = new Set(['.storybook', '.ci', '.changeset']);

/**
 * Reads the workspace: its packages, the room each stands in, and their files.
 *
 * @throws Error when there is nothing to check: a checker that finds nothing must not pass.
 */
export async function readWorkspace(root: string): Promise<Workspace> {
  const parents = ['apps', 'packages', 'packages/features', 'tooling'];
  const folders = (await Promise.all(parents.map((parent) => subfolders(root, parent)))).flat();
  const found = await Promise.all(folders.map((folder) => readPackage(root, folder)));
  const packages = found.filter((one) => one !== null);
  const files = packages.reduce((sum, one) => sum + one.files.length, 0);
  if (files === 0) throw new Error(`No package with files under ${parents.join(', ')}: nothing was checked.`);
  return {
    root,
    packages,
    byName: new Map(packages.map((one) => [one.name, one])),
    brands: packages
      .filter(({ layer }) => layer === 'brand')
      .map(({ folder }) => folder.slice('apps/'.length)),
    read: (file) => readFile(join(root, file), 'utf8'),
  };
}

/** True for a file the parser reads. */
export function isSource(file: string): boolean {
  return /\.(?:ts|tsx|mts)$/.test(file);
}

const TEST_OR_STORY =
  /\.(?:test|test-d|stories)\.tsx?$|\/(?:testing|system-tests|src\/bench|\.storybook)\/|\/test-[\w-]+\.tsx?$/;
const CONFIGURATION: readonly RegExp[] = [
  /\.config\.tsx?$/,
  // React Router reads an app's map while it builds; dev.ts runs the app unbuilt.
  /^apps\/[^/]+\/(?:app\/routes|app\/route-map|dev)\.ts$/,
  /^packages\/composition\/src\/route-map\.ts$/,
];

/** Tests, stories and what is built for them: no player ever gets it. */
export function isTestOrStory(file: string): boolean {
  return TEST_OR_STORY.test(file);
}

/** Tests, stories and configuration: they may do what shipped code may not. */
export function isLooselyChecked(file: string): boolean {
  return isTestOrStory(file) || CONFIGURATION.some((pattern) => pattern.test(file));
}

async function subfolders(root: string, parent: string): Promise<string[]> {
  const entries = await readdir(join(root, parent), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => `${parent}/${entry.name}`);
}

async function readPackage(root: string, folder: string): Promise<WorkspacePackage | null> {
  const text = await readFile(join(root, folder, 'package.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  const manifest = JSON.parse(text) as Manifest;
  return {
    name: manifest.name,
    folder,
    layer: getLayer(folder),
    manifest,
    files: await filesUnder(root, folder),
  };
}

/** Every file of ours under a folder, from the project's root. */
export async function filesUnder(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return [path];
      const dotted = entry.name.startsWith('.') && !CHECKED_DOT_FOLDERS.has(entry.name);
      return IGNORED_FOLDERS.has(entry.name) || dotted ? [] : filesUnder(root, path);
    }),
  );
  return nested.flat().toSorted();
}
