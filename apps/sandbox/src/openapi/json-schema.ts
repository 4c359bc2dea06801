import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it; only what the reader's tables show is spelled out. */
export type JsonSchema = {
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  default?: unknown;
  description?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
};

type Raw = Readonly<Record<string, unknown>>;

/** What goes over the wire for a schema: its input, before anything is defaulted or transformed. */
export function convertToJsonSchema(schema: v.GenericSchema): JsonSchema {
  const made = toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' });
  const { $schema: _, ...rest } = made;
  return simplify(rest);
}

/** The same schema, said shorter: null beside one type, words and digits of a query string as what they mean. */
function simplify(raw: unknown): JsonSchema {
  if (!isRecord(raw)) return {};
  const { anyOf, oneOf, properties, items, additionalProperties, minimum, maximum, ...rest } = raw;
  const whole: JsonSchema = {
    ...rest,
    // The smallest and largest integers there are say nothing to a reader.
    ...(typeof minimum === 'number' && minimum !== Number.MIN_SAFE_INTEGER ? { minimum } : {}),
    ...(typeof maximum === 'number' && maximum !== Number.MAX_SAFE_INTEGER ? { maximum } : {}),
    ...(isRecord(properties) ? { properties: mapped(properties) } : {}),
    ...(items === undefined ? {} : { items: simplify(items) }),
    ...(isRecord(additionalProperties) ? { additionalProperties: simplify(additionalProperties) } : {}),
    ...(additionalProperties === false ? { additionalProperties } : {}),
    ...(Array.isArray(oneOf) ? { oneOf: oneOf.map(simplify) } : {}),
  };
  return Array.isArray(anyOf) ? joined(whole, anyOf.map(simplify)) : whole;
}

function mapped(properties: Raw): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, simplify(part)]));
}

function joined(whole: JsonSchema, options: readonly JsonSchema[]): JsonSchema {
  const [first, second] = options;
  if (options.length !== 2 || !first || !second) return { ...whole, anyOf: options };
  if (second.type === 'null' && typeof first.type === 'string' && first.enum === undefined) {
    return { ...first, ...whole, type: [first.type, 'null'] };
  }
  const isOnTheWire =
    first.type === 'boolean' || (first.type === 'number' && second.pattern === '^\\d{1,9}$');
  return isOnTheWire && second.type === 'string' ? { ...first, ...whole } : { ...whole, anyOf: options };
}

/** Whether a value is an object with names, not a list. */
export function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
