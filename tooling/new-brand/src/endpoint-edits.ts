import { createExampleRequest, registerFunction } from './endpoint-files.ts';
import type { EndpointRequest } from './endpoint-request.ts';
import { addImportedName, insertLines } from './insert-lines.ts';
import { toCamelCase } from './names.ts';
import type { FileEdit } from './new-file.ts';

/** Where a group's fixtures and its notes of the sandbox's OpenAPI stand; new ones begin a line here. */
const PLACES: Readonly<Record<string, { fixtures: string; notes: 'account' | 'play' }>> = {
  access: { fixtures: 'access', notes: 'account' },
  account: { fixtures: 'account', notes: 'account' },
  cashier: { fixtures: 'cashier', notes: 'play' },
  lobby: { fixtures: 'lobby', notes: 'play' },
  rewards: { fixtures: 'rewards', notes: 'play' },
  session: { fixtures: 'session', notes: 'account' },
  settings: { fixtures: 'settings', notes: 'account' },
  tracking: { fixtures: 'settings', notes: 'account' },
};

const TOKEN_SIGNS = { none: '–', optional: '○', required: '●' } as const;

/** What an endpoint changes in files there are: exports, fixtures, contract page, the sandbox's list and its notes. */
export function createEndpointEdits(request: EndpointRequest): FileEdit[] {
  const { group, name, summary } = request;
  const place = PLACES[group];
  if (!place) throw new Error(`There is no place for fixtures of ${group}: name it in endpoint-edits.ts.`);
  const endpoint = toCamelCase(name);
  return [
    {
      path: `packages/api/src/endpoints/${group}.ts`,
      edit: (text) => `${text}export { ${endpoint} } from './${group}/${name}.ts';\n`,
    },
    {
      path: `packages/api/src/fixtures/${place.fixtures}.ts`,
      edit: (text) => addFixture(text, { ...request, endpoint }),
    },
    { path: 'docs/contracts.md', edit: (text) => addContractRow(text, request) },
    {
      path: 'apps/sandbox/src/endpoints/register-endpoints.ts',
      edit: (text) => addRegistration(text, { ...request, endpoint }),
    },
    {
      path: `apps/sandbox/src/openapi/${place.notes}-notes.ts`,
      edit: (text) =>
        insertLines(text, { before: /^\};$\n*(?![\s\S])/ }, `  '${name}': { summary: '${summary}' },\n`),
    },
  ];
}

type NamedEndpoint = EndpointRequest & { endpoint: string };

function addFixture(text: string, request: NamedEndpoint): string {
  const { group, endpoint } = request;
  const imported = addImportedName(text, { from: `../endpoints/${group}.ts`, name: endpoint });
  const withMaker = addImportedName(imported, { from: './fixture.ts', name: 'defineEmptyFixture' });
  const fixture = `  defineEmptyFixture(${endpoint}, { request: ${createExampleRequest(request)} }),\n`;
  return insertLines(withMaker, { before: /^\];$\n*(?![\s\S])/ }, fixture);
}

/** A row behind the last of its group; several groups may share a heading. */
function addContractRow(text: string, { group, name, method, path, auth }: EndpointRequest): string {
  const row = `| ${name} | ${method} ${path} | ${TOKEN_SIGNS[auth]} | | nothing |\n`;
  const heading = `^\\| \\*\\*(?:\\w+, )*${group}(?:, \\w+)*\\*\\* .*\\n`;
  return insertLines(text, { after: new RegExp(`${heading}(?:\\| (?!\\*\\*).*\\n)*`) }, row);
}

function addRegistration(text: string, { group, name, endpoint }: NamedEndpoint): string {
  const register = registerFunction(name);
  const imported = addImportedName(text, { from: `@baize/api/endpoints/${group}`, name: endpoint });
  const withHandler = insertLines(
    imported,
    { afterLast: /^import \{ register\w+ \} from '\.\/[\w-]+\.ts';\n/ },
    `import { ${register} } from './${name}.ts';\n`,
  );
  const listed = insertLines(withHandler, { before: /^\] as const;\n/ }, `  ${endpoint},\n`);
  return insertLines(listed, { afterLast: /^ {2}register\w+\(calls\);\n/ }, `  ${register}(calls);\n`);
}
