import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { applyChange } from './apply-change.ts';
import { askMissing } from './ask-missing.ts';
import { createEndpointEdits } from './endpoint-edits.ts';
import { createEndpointFiles } from './endpoint-files.ts';
import { checkEndpoint, readEndpoint, type EndpointSurroundings } from './endpoint-request.ts';
import { ROOT, runTool } from './root.ts';

const QUESTIONS = {
  group: 'Group (rewards)',
  name: 'Name (get-quests)',
  method: 'Method (GET, POST, PUT, DELETE)',
  path: 'Path (/api/user/quests)',
  summary: 'What it is for (The quests of a player)',
};

/** `pnpm new endpoint`: writes an endpoint for the client and the sandbox; answers the reasons why it could not. */
export async function makeEndpoint(args: readonly string[]): Promise<readonly string[]> {
  const answers = await askMissing(readEndpoint(args), QUESTIONS);
  const checked = checkEndpoint(answers, await readEndpoints(ROOT));
  if ('problems' in checked) return checked.problems;
  const { group, name } = checked.request;
  const files = createEndpointFiles(checked.request);
  const edits = createEndpointEdits(checked.request);
  const written = [...files, ...edits].map(({ path }) => path);
  await applyChange({
    root: ROOT,
    files,
    edits,
    finish: () =>
      runTool(
        'oxfmt',
        written.filter((path) => path.endsWith('.ts')),
      ),
  });
  console.log(
    [
      `packages/api/src/endpoints/${group}/${name}.ts takes and answers nothing yet; the sandbox serves it.`,
      '  Begin with its schemas, then its fixture, its row in docs/contracts.md and apps/sandbox/src/endpoints.',
      '  What pages read or send gets a file in packages/api/src/queries, and an entry there.',
      '  pnpm --filter @baize/api test',
      `  pnpm --filter @baize/sandbox exec vitest run contract openapi ${name}`,
    ].join('\n'),
  );
  return [];
}

const CONTRACT_ROW = /^\| ([\w-]+) \| ((?:GET|POST|PUT|DELETE) \/api\/\S*) \|/gm;

/** Reads what an endpoint's name and address must not take from another; the contract's page lists them all. */
export async function readEndpoints(root: string): Promise<EndpointSurroundings> {
  const listNames = async (folder: string): Promise<string[]> =>
    (await readdir(join(root, folder), { recursive: true }))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => basename(file, '.ts'));
  const files = await readdir(join(root, 'packages/api/src/endpoints'), { withFileTypes: true });
  const rows = [...(await readFile(join(root, 'docs/contracts.md'), 'utf8')).matchAll(CONTRACT_ROW)];
  return {
    groups: files.filter((one) => one.isDirectory()).map(({ name }) => name),
    names: [
      ...rows.map(([, name]) => name ?? ''),
      ...(await listNames('packages/api/src/endpoints')),
      ...(await listNames('apps/sandbox/src/endpoints')),
    ],
    addresses: rows.map(([, , address]) => address ?? ''),
  };
}
