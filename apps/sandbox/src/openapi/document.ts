import type { Call } from '@baize/api/call';
import { errorEnvelopeSchema } from '@baize/api/envelope';
import { platformEventSchema } from '@baize/api/events';
import { HEADERS } from '@baize/api/headers';
import { SAMPLES } from '@baize/api/samples';
import { sampleHere } from './examples.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';
import { operationOf, type Operation } from './operation.ts';
import { ROOMS } from './rooms.ts';

/** One call that is served, with the address it is served at. */
export type Published = { method: Call['method']; path: string; operation: Operation };

/** Describes every served call, room by room. */
export function published(calls: readonly Call[]): Published[] {
  const all = calls.map((call) => {
    const sample = SAMPLES.find((one) => one.call === call);
    if (!sample) throw new Error(`${call.name} has no sample in @baize/api/samples`);
    return {
      method: call.method,
      path: call.path,
      operation: operationOf({ call, sample: sampleHere(sample) }),
    };
  });
  return ROOMS.flatMap(({ name }) => all.filter(({ operation }) => operation.tags.includes(name)));
}

/** What the platform tells a player's sockets, by the event's name. */
export function publishedEvents(): { name: string; schema: JsonSchema }[] {
  return platformEventSchema.options.map(({ entries }) => ({
    name: entries.name.literal,
    schema: jsonSchemaOf(entries.payload),
  }));
}

const ABOUT =
  'Every call of the platform that the brands’ apps are built on. Success is `{ success: true, data, message? }`, a ' +
  'refusal another status with `{ success: false, message, code?, errors?, reference?, details? }`, decided in the ' +
  'order 403, 400, 422, 404, 409. Amounts are JSON numbers in the player’s currency, instants ISO 8601 with offset, ' +
  'dates `yyyy-MM-dd`. Every answer carries `Date` by the platform’s own clock.';

/** The contract as one OpenAPI 3.1 document. */
export function openapiDocument(calls: readonly Call[]) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { method, path, operation } of published(calls)) {
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
    tags: ROOMS.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      securitySchemes: {
        playerToken: {
          type: 'http',
          scheme: 'bearer',
          description: `The access token of a sign-in; clients send it in ${HEADERS.authorizationTwin} as well.`,
        },
        systemToken: {
          type: 'apiKey',
          in: 'header',
          name: HEADERS.systemToken,
          description: 'Names the brand; added by its host, never by a browser. Without one: curacao.',
        },
      },
      headers: {
        RetryAfter: { description: 'Seconds until the call may be sent again', schema: { type: 'integer' } },
      },
      schemas: { Refusal: jsonSchemaOf(errorEnvelopeSchema) },
    },
    'x-events': Object.fromEntries(publishedEvents().map(({ name, schema }) => [name, schema])),
  };
}

function repeated(operation: Operation): Operation {
  return {
    ...operation,
    operationId: `${operation.operationId}-repeat`,
    summary: `${operation.summary}: a repeat under the same key`,
  };
}
