import type { Endpoint } from '@baize/api/endpoint';
import { errorEnvelopeSchema } from '@baize/api/envelope';
import { platformEventSchema } from '@baize/api/events';
import { HEADERS } from '@baize/api/headers';
import { FIXTURES } from '@baize/api/fixtures';
import { DEFAULT_BRAND } from '../settings/brand-settings.ts';
import { localizeFixture } from './examples.ts';
import { convertToJsonSchema, type JsonSchema } from './json-schema.ts';
import { toOperation, type Operation } from './operation.ts';
import { ENDPOINT_GROUPS } from './endpoint-groups.ts';

/** One call that is served, with the address it is served at. */
export type PublishedEndpoint = { method: Endpoint['method']; path: string; operation: Operation };

/** Describes every served call, room by room. */
export function publishEndpoints(calls: readonly Endpoint[]): PublishedEndpoint[] {
  const all = calls.map((call) => {
    const sample = FIXTURES.find((one) => one.endpoint === call);
    if (!sample) throw new Error(`${call.name} has no sample in @baize/api/fixtures`);
    return {
      method: call.method,
      path: call.path,
      operation: toOperation({ call, sample: localizeFixture(sample) }),
    };
  });
  return ENDPOINT_GROUPS.flatMap(({ name }) => all.filter(({ operation }) => operation.tags.includes(name)));
}

/** What the platform tells a player's sockets, by the event's name. */
export function listPublishedEvents(): { name: string; schema: JsonSchema }[] {
  return platformEventSchema.options.map(({ entries }) => ({
    name: entries.name.literal,
    schema: convertToJsonSchema(entries.payload),
  }));
}

const ABOUT =
  'Every call of the platform that the brands’ apps are built on. Success is `{ success: true, data, message? }`, a ' +
  'refusal another status with `{ success: false, message, code?, errors?, reference?, details? }`, decided in the ' +
  'order 403, 400, 422, 404, 409. Amounts are JSON numbers in the player’s currency, instants ISO 8601 with offset, ' +
  'dates `yyyy-MM-dd`. Every answer carries `Date` by the platform’s own clock.';

/** The contract as one OpenAPI 3.1 document. */
export function openapiDocument(calls: readonly Endpoint[]) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { method, path, operation } of publishEndpoints(calls)) {
    const repeat = operation['x-baize'].repeatMethod;
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operation,
      ...(repeat === null ? {} : { [repeat.toLowerCase()]: repeated(operation) }),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Baize platform', version: '1.0', description: ABOUT },
    servers: [{ url: '/', description: 'This sandbox' }],
    tags: ENDPOINT_GROUPS.map(({ name, about: description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        playerToken: {
          type: 'http',
          scheme: 'bearer',
          description: `The access token of a sign-in; clients send it in ${HEADERS.xAuthorization} as well.`,
        },
        systemToken: {
          type: 'apiKey',
          in: 'header',
          name: HEADERS.systemToken,
          description: `Names the brand; added by its host, never by a browser. Without one: ${DEFAULT_BRAND}.`,
        },
      },
      headers: {
        RetryAfter: { description: 'Seconds until the call may be sent again', schema: { type: 'integer' } },
      },
      schemas: { Refusal: convertToJsonSchema(errorEnvelopeSchema) },
    },
    'x-events': Object.fromEntries(listPublishedEvents().map(({ name, schema }) => [name, schema])),
  };
}

function repeated(operation: Operation): Operation {
  return {
    ...operation,
    operationId: `${operation.operationId}-repeat`,
    summary: `${operation.summary}: a repeat under the same key`,
  };
}
