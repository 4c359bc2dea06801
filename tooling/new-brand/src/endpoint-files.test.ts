import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEndpointEdits } from './endpoint-edits.ts';
import { createEndpointFiles } from './endpoint-files.ts';
import {
  checkEndpoint,
  readEndpoint,
  type EndpointAnswers,
  type EndpointRequest,
  type EndpointSurroundings,
} from './endpoint-request.ts';
import { readEndpoints } from './make-endpoint.ts';
import { ROOT } from './root.ts';

const QUESTS: EndpointRequest = {
  group: 'rewards',
  name: 'get-quests',
  method: 'GET',
  path: '/api/user/quests',
  auth: 'required',
  summary: 'The quests of a player',
};
const START: EndpointRequest = {
  ...QUESTS,
  name: 'start-quest',
  method: 'POST',
  path: '/api/user/quests/{id}',
  auth: 'none',
};
const THERE: EndpointSurroundings = {
  groups: ['lobby', 'rewards'],
  names: ['loyalty'],
  addresses: ['GET /api/user/loyalty'],
};

function problemsOf(answers: EndpointAnswers): string[] {
  const checked = checkEndpoint({ ...QUESTS, ...answers }, THERE);
  return 'problems' in checked ? checked.problems : [];
}

function textOf(request: EndpointRequest, file: string): string {
  const found = createEndpointFiles(request).find(({ path }) => path.endsWith(file));
  if (!found) throw new Error(`There is no ${file}.`);
  return String(found.content);
}

test('a command line is read as it is written; who asks needs a session unless it says otherwise', () => {
  const line = ['endpoint', 'rewards', 'get-quests', '--method', 'GET', '--path', '/api/user/quests'];
  const answers = readEndpoint([...line, '--summary', 'The quests of a player']);
  expect(checkEndpoint(answers, THERE)).toEqual({ request: QUESTS });
  expect(checkEndpoint({ ...answers, auth: 'none' }, THERE)).toEqual({
    request: { ...QUESTS, auth: 'none' },
  });
  expect(() => readEndpoint([...line, 'more'])).toThrow('in quotes');
  expect(() => readEndpoint(['endpoint', '--verb', 'GET'])).toThrow('--verb');
});

test.each<[EndpointAnswers, string]>([
  [{ group: 'reward' }, 'there are lobby, rewards'],
  [{ name: 'getQuests' }, 'write small letters'],
  [{ name: 'new' }, 'the language keeps this word'],
  [{ name: 'loyalty' }, 'is there already'],
  [{ method: 'PATCH' }, 'write --method GET, POST, PUT, DELETE'],
  [{ path: '/user/quests' }, 'write --path'],
  [{ path: '/api/user/quests?a=1' }, 'write --path'],
  [{ path: '/api/user/loyalty' }, 'GET /api/user/loyalty is there already'],
  [{ auth: 'yes' }, 'write --auth none, optional, required'],
  [{ summary: 'quests' }, 'write --summary'],
  [{ summary: 'A cell | of a table' }, 'write --summary'],
  [{ summary: "The player's quests" }, 'write --summary'],
])('%j is refused with what to write', (answers, advice) => {
  expect(problemsOf(answers).join()).toContain(advice);
});

test('every problem is told at once', () => {
  const checked = checkEndpoint({ auth: 'yes' }, THERE);
  expect('problems' in checked ? checked.problems : []).toHaveLength(6);
});

test('names and addresses that are taken are found in the workspace', async () => {
  const there = await readEndpoints(ROOT);
  expect(there.groups).toEqual(expect.arrayContaining(['rewards', 'tracking']));
  expect(there.names).toEqual(expect.arrayContaining(['loyalty', 'put-email', 'register-endpoints']));
  expect(there.addresses).toContain('GET /api/core/casino/locales/{lng}.json');
});

test('a read takes nothing and answers that it was done, and its test knows who may ask', () => {
  const definition = textOf(QUESTS, 'rewards/get-quests.ts');
  expect(definition).toContain('request: {},\n  response: emptyResponseSchema,');
  expect(definition).not.toContain('valibot');
  expect(textOf(QUESTS, 'sandbox/src/endpoints/get-quests.ts')).toContain('async () => ({ data: {} })');
  const own = textOf(QUESTS, 'get-quests.test.ts');
  expect(own).toContain("requestData('GET', '/api/user/quests', { token })");
  expect(own).toContain('is refused without a session');
});

test('a write takes an empty body and what its path names, and who needs no session is not asked for one', () => {
  const definition = textOf(START, 'rewards/start-quest.ts');
  expect(definition).toContain('request: { params: v.object({ id: idSchema }), body: v.object({}) },');
  const own = textOf(START, 'start-quest.test.ts');
  expect(own).toContain("requestData('POST', '/api/user/quests/example', { body: {} })");
  expect(own).not.toContain('session');
});

test.each(['access', 'account', 'cashier', 'lobby', 'rewards', 'session', 'settings', 'tracking'])(
  'the edits of an endpoint of %s find their places in the files there are',
  async (group) => {
    const texts = new Map<string, string>();
    for (const { path, edit } of createEndpointEdits({ ...START, group })) {
      const before = await readFile(join(ROOT, path), 'utf8');
      texts.set(path, edit(before));
    }
    const textOfFile = (part: string) => [...texts].find(([path]) => path.includes(part))?.[1] ?? '';
    expect(textOfFile(`endpoints/${group}.ts`)).toContain(
      `\nexport { startQuest } from './${group}/start-quest.ts';\n`,
    );
    expect(textOfFile('/fixtures/')).toContain(
      "  defineEmptyFixture(startQuest, { request: { params: { id: 'example' }, body: {} } }),\n];",
    );
    expect(textOfFile('-notes.ts')).toContain("  'start-quest': { summary: 'The quests of a player' },\n};");
    const registration = textOfFile('register-endpoints.ts');
    expect(registration).toContain('  startQuest,\n] as const;');
    expect(registration).toContain('  registerStartQuestEndpoint(calls);\n}');
    const sections = textOfFile('contracts.md').split('\n| **');
    const section = sections.find((one) =>
      one.includes('| start-quest | POST /api/user/quests/{id} | – | | nothing |'),
    );
    expect(section?.split('**')[0]).toContain(group);
  },
);
