import type { EndpointRequest } from './endpoint-request.ts';
import { toCamelCase, toPascalCase } from './names.ts';
import type { NewFile } from './new-file.ts';

/** Names of what changes in a path: `id` of `/api/user/quests/{id}`. */
function paramsOf(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? '');
}

const hasBody = ({ method }: EndpointRequest): boolean => method === 'POST' || method === 'PUT';

/** The function that serves an endpoint in the sandbox. */
export function registerFunction(name: string): string {
  return `register${toPascalCase(name)}Endpoint`;
}

/** What a test of both sides sends, as code: a part for each schema of the request. */
export function createExampleRequest(request: EndpointRequest): string {
  const params = paramsOf(request.path).map((name) => `${name}: 'example'`);
  const parts = [
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(hasBody(request) ? ['body: {}'] : []),
  ];
  return toObject(parts);
}

function toObject(parts: readonly string[]): string {
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

/** The endpoint's files, from the project's root: its definition, the sandbox's handler and that one's test. */
export function createEndpointFiles(request: EndpointRequest): NewFile[] {
  const { group, name } = request;
  const sandbox = `apps/sandbox/src/endpoints/${name}`;
  return [
    { path: `packages/api/src/endpoints/${group}/${name}.ts`, content: createDefinition(request) },
    { path: `${sandbox}.ts`, content: createHandler(request) },
    { path: `${sandbox}.test.ts`, content: createTest(request) },
  ];
}

function createDefinition(request: EndpointRequest): string {
  const { name, method, path, auth, summary } = request;
  const params = paramsOf(path);
  const parts = [
    ...(params.length > 0
      ? [`params: v.object({ ${params.map((one) => `${one}: idSchema`).join(', ')} })`]
      : []),
    ...(hasBody(request) ? ['body: v.object({})'] : []),
  ];
  const imports = [
    ...(parts.length > 0 ? ["import * as v from 'valibot';"] : []),
    "import { defineEndpoint } from '../../endpoint.ts';",
    `import { emptyResponseSchema${params.length > 0 ? ', idSchema' : ''} } from '../../fields.ts';`,
  ];
  return `${imports.join('\n')}

/** ${summary}. */
export const ${toCamelCase(name)} = defineEndpoint({
  name: '${name}',
  method: '${method}',
  path: '${path}',
  auth: '${auth}',
  request: ${toObject(parts)},
  response: emptyResponseSchema,
});
`;
}

function createHandler({ group, name, summary }: EndpointRequest): string {
  const endpoint = toCamelCase(name);
  return `import { ${endpoint} } from '@baize/api/endpoints/${group}';
import { registerEndpoint, type EndpointContext } from '../http/register-endpoint.ts';

/** ${summary}. */
export function ${registerFunction(name)}(calls: EndpointContext): void {
  registerEndpoint(calls, ${endpoint}, async () => ({ data: {} }));
}
`;
}

function createTest(request: EndpointRequest): string {
  const { name, method, path, auth } = request;
  const at = path.replaceAll(/\{\w+\}/g, 'example');
  const extras = [...(auth === 'none' ? [] : ['token']), ...(hasBody(request) ? ['body: {}'] : [])];
  const sent = extras.length > 0 ? `, { ${extras.join(', ')} }` : '';
  const answered = `test('${name} answers ${auth === 'none' ? 'everybody' : 'a player'} that it was done', async () => {
${auth === 'none' ? '' : "  const token = await sandbox.logIn('depositor');\n"}  expect(await sandbox.requestData('${method}', '${at}'${sent})).toEqual({});
});
`;
  const bare = hasBody(request) ? ', { body: {} }' : '';
  const refused = `
test('${name} is refused without a session', async () => {
  const { status, body } = await sandbox.request('${method}', '${at}'${bare});
  expect([status, body['code']]).toEqual([403, 'SESSION_ENDED']);
});
`;
  const visitor = `
test('${name} answers a visitor as well', async () => {
  expect(await sandbox.requestData('${method}', '${at}'${bare})).toEqual({});
});
`;
  const second = { required: refused, optional: visitor, none: '' }[auth];
  return `import { beforeEach, expect, test } from 'vitest';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset('2026-11-20T17:17:19.000Z'));

${answered}${second}`;
}
