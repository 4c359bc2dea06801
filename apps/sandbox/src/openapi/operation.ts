import type { Call } from '@baize/api/call';
import { HEADERS, headersOf } from '@baize/api/headers';
import type { Sample } from '@baize/api/samples';
import { ACCOUNT_NOTES } from './account-notes.ts';
import { answerExamples, answerSchema } from './answer.ts';
import type { CallNote } from './call-note.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';
import { PLAY_NOTES } from './play-notes.ts';
import { refusalsOf, type RefusalResponse } from './refusals.ts';
import { roomOf } from './rooms.ts';

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
};

export type Body = {
  required: true;
  content: Readonly<Record<string, { schema: JsonSchema; examples: Examples }>>;
};

export type Examples = Readonly<Record<string, { summary: string; value: unknown }>>;

/** One call as OpenAPI 3.1 describes it; `x-baize` is what the contract knows beyond that. */
export type Operation = {
  operationId: string;
  tags: readonly string[];
  summary: string;
  security: readonly Readonly<Record<string, readonly string[]>>[];
  parameters: readonly Parameter[];
  requestBody?: Body;
  responses: Readonly<Record<string, RefusalResponse | AnswerResponse>>;
  'x-baize': Pick<Call, 'auth' | 'envelope' | 'sentOnce' | 'freshness' | 'repeatMethod' | 'keepalive'> & {
    headers: { visitor: readonly string[]; player: readonly string[] };
  };
};

export type AnswerResponse = {
  description: string;
  content: { 'application/json': { schema: JsonSchema; examples: Examples } };
};

const SECURITY = {
  none: [],
  optional: [{}, { playerToken: [] }],
  required: [{ playerToken: [] }],
} as const satisfies Record<Call['auth'], Operation['security']>;

/** What is written by hand about a call; a call without words is not published. */
function noteOf(call: Call): CallNote {
  const note = ACCOUNT_NOTES[call.name] ?? PLAY_NOTES[call.name];
  if (!note) throw new Error(`${call.name} has no note; write one in openapi/*-notes.ts`);
  return note;
}

/** Describes one call, from its definition, its note and its sample. */
export function operationOf({ call, sample }: { call: Call; sample: Sample }): Operation {
  const { auth, envelope, sentOnce, freshness, repeatMethod, keepalive } = call;
  const note = noteOf(call);
  return {
    operationId: call.name,
    tags: [roomOf(call)],
    summary: note.summary,
    security: SECURITY[auth],
    parameters: parametersOf(call, sample),
    ...(call.asks.body ? { requestBody: bodyOf(call, sample) } : {}),
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': { schema: answerSchema(call), examples: answerExamples(call, sample) },
        },
      },
      ...refusalsOf(call, note),
    },
    'x-baize': {
      auth,
      envelope,
      sentOnce,
      freshness,
      repeatMethod,
      keepalive,
      headers: { visitor: headersOf(call, 'visitor'), player: headersOf(call, 'player') },
    },
  };
}

function parametersOf({ asks, sentOnce }: Call, { ask }: Sample): Parameter[] {
  const key: Parameter = {
    name: HEADERS.idempotencyKey,
    in: 'header',
    required: true,
    description: 'The same key again gets the first answer, whatever happened to it',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  };
  return [
    ...(asks.params ? placed('path', jsonSchemaOf(asks.params), ask.params) : []),
    ...(asks.query ? placed('query', jsonSchemaOf(asks.query), ask.query) : []),
    ...(sentOnce ? [key] : []),
  ];
}

function placed(place: 'path' | 'query', schema: JsonSchema, example: unknown): Parameter[] {
  return Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const value: unknown = Reflect.get(Object(example), name);
    const isRequired = place === 'path' || (schema.required?.includes(name) ?? false);
    return {
      name,
      in: place,
      required: isRequired,
      schema: part,
      ...(value === undefined ? {} : { example: value }),
    };
  });
}

function bodyOf({ asks, encoding }: Call, { ask, leastAsk }: Sample): Body {
  const schema = asks.body ? jsonSchemaOf(asks.body) : {};
  const isBrief = JSON.stringify(ask.body) !== JSON.stringify(leastAsk.body);
  const examples = {
    full: { summary: 'In full', value: ask.body },
    ...(isBrief ? { brief: { summary: 'In brief', value: leastAsk.body } } : {}),
  };
  if (encoding === 'json') return { required: true, content: { 'application/json': { schema, examples } } };
  const file = { type: 'string', format: 'binary', description: 'jpg, png or pdf, under 25 MB' };
  const form = {
    ...schema,
    properties: { ...schema.properties, file },
    required: [...(schema.required ?? []), 'file'],
  };
  return { required: true, content: { 'multipart/form-data': { schema: form, examples } } };
}
