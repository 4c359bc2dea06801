import type { Endpoint } from '@baize/api/endpoint';
import { HEADERS, headerNames } from '@baize/api/headers';
import type { Fixture } from '@baize/api/fixtures';
import type { GenericSchema } from 'valibot';
import { ACCOUNT_NOTES } from './account-notes.ts';
import { toResponseExamples, toResponseSchema } from './response-schema.ts';
import type { EndpointNote } from './endpoint-note.ts';
import { convertToJsonSchema, type JsonSchema } from './json-schema.ts';
import { PLAY_NOTES } from './play-notes.ts';
import { toErrorResponses, type ErrorResponse } from './error-responses.ts';
import { getEndpointGroup } from './endpoint-groups.ts';

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
};

export type RequestBody = {
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
  requestBody?: RequestBody;
  responses: Readonly<Record<string, ErrorResponse | SuccessResponse>>;
  'x-baize': Pick<
    Endpoint,
    'auth' | 'envelope' | 'requiresIdempotencyKey' | 'freshness' | 'repeatMethod' | 'keepalive'
  > & {
    headers: { visitor: readonly string[]; player: readonly string[] };
  };
};

export type SuccessResponse = {
  description: string;
  content: { 'application/json': { schema: JsonSchema; examples: Examples } };
};

const SECURITY = {
  none: [],
  optional: [{}, { playerToken: [] }],
  required: [{ playerToken: [] }],
} as const satisfies Record<Endpoint['auth'], Operation['security']>;

/** What is written by hand about a call; a call without words is not published. */
function getNote(call: Endpoint): EndpointNote {
  const note = ACCOUNT_NOTES[call.name] ?? PLAY_NOTES[call.name];
  if (!note) throw new Error(`${call.name} has no note; write one in openapi/*-notes.ts`);
  return note;
}

/** Describes one call, from its definition, its note and its sample. */
export function toOperation({ call, sample }: { call: Endpoint; sample: Fixture }): Operation {
  const { auth, envelope, requiresIdempotencyKey, freshness, repeatMethod, keepalive } = call;
  const note = getNote(call);
  return {
    operationId: call.name,
    tags: [getEndpointGroup(call)],
    summary: note.summary,
    security: SECURITY[auth],
    parameters: parametersOf(call, sample),
    ...(call.request.body ? { requestBody: bodyOf(call, sample) } : {}),
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': { schema: toResponseSchema(call), examples: toResponseExamples(call, sample) },
        },
      },
      ...toErrorResponses(call, note),
    },
    'x-baize': {
      auth,
      envelope,
      requiresIdempotencyKey,
      freshness,
      repeatMethod,
      keepalive,
      headers: { visitor: headerNames(call, 'visitor'), player: headerNames(call, 'player') },
    },
  };
}

function parametersOf(endpoint: Endpoint, { request }: Fixture): Parameter[] {
  const key: Parameter = {
    name: HEADERS.idempotencyKey,
    in: 'header',
    required: true,
    description: 'The same key again gets the first answer, whatever happened to it',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  };
  return [
    ...toParameters('path', endpoint.request.params, request.params),
    ...toParameters('query', endpoint.request.query, request.query),
    ...(endpoint.requiresIdempotencyKey ? [key] : []),
  ];
}

function toParameters(
  location: 'path' | 'query',
  requestSchema: GenericSchema | undefined,
  example: unknown,
): Parameter[] {
  if (!requestSchema) return [];
  const schema = convertToJsonSchema(requestSchema);
  return Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const value: unknown = Reflect.get(Object(example), name);
    const isRequired = location === 'path' || (schema.required?.includes(name) ?? false);
    return {
      name,
      in: location,
      required: isRequired,
      schema: part,
      ...(value === undefined ? {} : { example: value }),
    };
  });
}

function bodyOf(endpoint: Endpoint, { request, minimalRequest }: Fixture): RequestBody {
  const { encoding } = endpoint;
  const schema = endpoint.request.body ? convertToJsonSchema(endpoint.request.body) : {};
  const isBrief = JSON.stringify(request.body) !== JSON.stringify(minimalRequest.body);
  const examples = {
    full: { summary: 'In full', value: request.body },
    ...(isBrief ? { brief: { summary: 'In brief', value: minimalRequest.body } } : {}),
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
