import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readWorkspace } from '@baize/checks/workspace';
import { expect, onTestFinished, test } from 'vitest';
import { createChildEnv, getBinPath, ROOT } from './root.ts';

const run = promisify(execFile);

/** What turbo plans: tasks by id, each with the tasks that have to run before it. */
interface Plan {
  tasks: {
    taskId: string;
    task: string;
    package: string;
    command: string;
    dependencies: string[];
    resolvedTaskDefinition: { cache: boolean; outputs: string[] };
  }[];
}

async function turbo(...args: string[]): Promise<string> {
  const { stdout } = await run(getBinPath('turbo'), ['run', 'test', ...args], {
    cwd: ROOT,
    env: createChildEnv(),
    maxBuffer: 67_108_864,
  });
  return stdout;
}

async function plan(...args: string[]): Promise<Plan['tasks']> {
  const { tasks } = JSON.parse(await turbo('--dry=json', ...args)) as Plan;
  return tasks.filter(({ command }) => command !== '<NONEXISTENT>');
}

test('every package that has tests has a task for them, which turbo keeps [BRD-04]', async () => {
  const { packages } = await readWorkspace(ROOT);
  const tested = packages
    .filter(({ files }) => files.some((file) => /\.(?:test|stories)\.tsx?$/.test(file)))
    // Its stories run in the workbench.
    .filter(({ folder }) => existsSync(join(ROOT, folder, 'vitest.config.ts')));
  const tasks = (await plan()).filter(({ task }) => task === 'test');
  expect(tasks.map((one) => one.package).toSorted()).toEqual(tested.map(({ name }) => name).toSorted());
  for (const { taskId, resolvedTaskDefinition } of tasks)
    expect({ taskId, ...resolvedTaskDefinition }).toMatchObject({ cache: true, outputs: ['reports/**'] });
});

test('the tests of a package run alone: those of no other come before them [BRD-04]', async () => {
  const tasks = await plan();
  const before = tasks
    .filter(({ task }) => task === 'test')
    .flatMap(({ dependencies }) => dependencies.filter((one) => one.endsWith('#test')));
  expect(before).toEqual([]);
  const alone = await plan('--filter=@baize/domain');
  expect(alone.map(({ taskId }) => taskId)).toEqual(['@baize/domain#test']);
});

test('nothing runs again that has not changed [BRD-04]', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'baize-turbo-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const again = () => turbo('--filter=@baize/composition', `--cache-dir=${folder}`);
  expect(await again()).toMatch(/Cached:\s+0 cached, 1 total/);
  expect(await again()).toMatch(/Cached:\s+1 cached, 1 total/);
});

test('every changeset names packages that exist, and leads to a version of each [BRD-04]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'baize-changesets-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'status.json');
  await run(getBinPath('changeset'), ['status', '--output', file], { cwd: ROOT, env: createChildEnv() });
  const { changesets, releases } = JSON.parse(await readFile(file, 'utf8')) as {
    changesets: { summary: string; releases: { name: string }[] }[];
    releases: { name: string; oldVersion: string; newVersion: string }[];
  };
  const { byName } = await readWorkspace(ROOT);
  for (const { summary, releases: named } of changesets) {
    expect(summary).toMatch(/\S{3}/);
    expect(named.map(({ name }) => name).filter((name) => !byName.has(name))).toEqual([]);
  }
  for (const { name } of changesets.flatMap((one) => one.releases)) {
    const release = releases.find((one) => one.name === name);
    expect(release?.newVersion).not.toBe(release?.oldVersion);
  }
});
