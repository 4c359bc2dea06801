import type { Call } from '@baize/api/call';
import type { Sample } from '@baize/api/samples';
import { isRecord, jsonSchemaOf, type JsonSchema } from './json-schema.ts';
import type { Examples } from './operation.ts';

const SUCCESS: JsonSchema = { type: 'boolean', const: true };

/** What a call answers, in its envelope; settings and texts may also come bare. */
export function answerSchema(call: Call): JsonSchema {
  const { data, message } = parted(call, jsonSchemaOf(call.answers));
  const envelope: JsonSchema = {
    type: 'object',
    properties: { success: SUCCESS, data, message: message ?? { type: 'string' } },
    required: ['success', 'data'],
  };
  return call.envelope === 'optional' ? { anyOf: [envelope, data] } : envelope;
}

/** A call's three answers, as they come over the wire. */
export function answerExamples(call: Call, { happy, minimal, maximal }: Sample): Examples {
  const enveloped = (value: unknown) => {
    if (call.envelope !== 'with-message' || !isRecord(value)) return { success: true, data: value };
    const { message, ...data } = value;
    return { success: true, data, ...(message === undefined ? {} : { message }) };
  };
  return {
    everyday: { summary: 'Everyday', value: enveloped(happy) },
    least: { summary: 'The least there can be', value: enveloped(minimal) },
    most: { summary: 'All there can be', value: enveloped(maximal) },
  };
}

/** The message that a call reads as a field of its data comes beside it. */
function parted({ envelope }: Call, whole: JsonSchema): { data: JsonSchema; message?: JsonSchema } {
  const { message, ...properties } = whole.properties ?? {};
  if (envelope !== 'with-message' || !message) return { data: whole };
  return { data: { ...whole, properties }, message };
}
