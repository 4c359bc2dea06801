import type { Endpoint } from '@baize/api/endpoint';
import type { Fixture } from '@baize/api/fixtures';
import { isRecord, convertToJsonSchema, type JsonSchema } from './json-schema.ts';
import type { Examples } from './operation.ts';

const SUCCESS: JsonSchema = { type: 'boolean', const: true };

/** What a call answers, in its envelope; settings and texts may also come bare. */
export function toResponseSchema(call: Endpoint): JsonSchema {
  const { data, message } = splitEnvelope(call, convertToJsonSchema(call.response));
  const envelope: JsonSchema = {
    type: 'object',
    properties: { success: SUCCESS, data, message: message ?? { type: 'string' } },
    required: ['success', 'data'],
  };
  return call.envelope === 'optional' ? { anyOf: [envelope, data] } : envelope;
}

/** A call's three answers, as they come over the wire. */
export function toResponseExamples(
  call: Endpoint,
  { typicalResponse, minimalResponse, maximalResponse }: Fixture,
): Examples {
  const enveloped = (value: unknown) => {
    if (call.envelope !== 'with-message' || !isRecord(value)) return { success: true, data: value };
    const { message, ...data } = value;
    return { success: true, data, ...(message === undefined ? {} : { message }) };
  };
  return {
    everyday: { summary: 'Everyday', value: enveloped(typicalResponse) },
    least: { summary: 'The least there can be', value: enveloped(minimalResponse) },
    most: { summary: 'All there can be', value: enveloped(maximalResponse) },
  };
}

/** The message that a call reads as a field of its data comes beside it. */
function splitEnvelope(
  { envelope }: Endpoint,
  whole: JsonSchema,
): { data: JsonSchema; message?: JsonSchema } {
  const { message, ...properties } = whole.properties ?? {};
  if (envelope !== 'with-message' || !message) return { data: whole };
  return { data: { ...whole, properties }, message };
}
