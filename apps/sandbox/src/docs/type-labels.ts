import type { JsonSchema } from '../openapi/json-schema.ts';

const TYPE_LABELS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'flag',
  object: 'object',
  array: 'list',
  null: 'null',
};

const FORMAT_LABELS: Readonly<Record<string, string>> = {
  'date-time': 'instant',
  date: 'date',
  binary: 'file',
};

/** A schema's type as a person says it: `instant or null`, `list of objects`, `one of 7 words`. */
export function getTypeLabel(schema: JsonSchema): string {
  const { type, format, enum: words, const: only, anyOf, oneOf, items } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (words) return words.length === 1 ? JSON.stringify(words[0]) : `one of ${words.length}`;
  const options = anyOf ?? oneOf;
  if (options) return [...new Set(options.map(getTypeLabel))].join(' or ');
  if (format !== undefined && FORMAT_LABELS[format] !== undefined)
    return withNull(FORMAT_LABELS[format], type);
  if (type === undefined) return 'anything';
  const names = typeof type === 'string' ? [type] : type;
  const main = names.find((name) => name !== 'null') ?? 'null';
  const word = main === 'array' && items ? getListLabel(items) : (TYPE_LABELS[main] ?? main);
  return names.length > 1 ? `${word} or null` : word;
}

function getListLabel(items: JsonSchema): string {
  const word = getTypeLabel(items);
  return word === 'object' ? 'list of objects' : `list of ${word}`;
}

function withNull(word: string, type: JsonSchema['type']): string {
  return Array.isArray(type) && type.includes('null') ? `${word} or null` : word;
}

/** What else a value has to keep, short. */
export function getConstraintLabels(schema: JsonSchema): string[] {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, pattern, anyOf } = schema;
  return [
    ...(schema.enum && schema.enum.length > 1
      ? [schema.enum.map((word) => JSON.stringify(word)).join(', ')]
      : []),
    ...(schema.items?.enum ? [schema.items.enum.map((word) => JSON.stringify(word)).join(', ')] : []),
    ...(exclusiveMinimum === undefined ? [] : [`above ${exclusiveMinimum.toLocaleString('en')}`]),
    ...(minimum === undefined && maximum === undefined ? [] : [range(minimum, maximum)]),
    ...((minLength ?? 0) > 0 && maxLength === undefined ? ['not empty'] : []),
    ...(maxLength === undefined ? [] : [`at most ${maxLength.toLocaleString('en')} characters`]),
    ...(pattern === undefined ? [] : [`like ${pattern}`]),
    ...(anyOf ?? []).flatMap((option) =>
      option.enum || option.maxLength ? getConstraintLabels(option) : [],
    ),
    ...(schema.default === undefined || schema.default === null
      ? []
      : [`${JSON.stringify(schema.default)} when left out`]),
    ...(schema.description === undefined ? [] : [schema.description]),
  ];
}

function range(minimum: number | undefined, maximum: number | undefined): string {
  const words = (value: number) => value.toLocaleString('en');
  if (minimum !== undefined && maximum !== undefined) return `${words(minimum)} to ${words(maximum)}`;
  return minimum === undefined ? `at most ${words(maximum ?? 0)}` : `${words(minimum)} or more`;
}
