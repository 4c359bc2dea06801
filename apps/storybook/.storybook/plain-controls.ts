import type { ArgTypesEnhancer } from 'storybook/internal/types';

type StoryArgType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string];
type StoryType = NonNullable<StoryArgType['type']>;
type OneType = Exclude<StoryType, string>;

/**
 * Gives each prop the control a designer can use. The reader of types keeps `undefined` in a union, and of all it does
 * not know (an element, an imported type) it makes an object to type in; here the first is dropped, and the second has
 * no control unless the story's `argTypes` give it a choice (`choiceOf`).
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const plain = { ...argTypes };
  for (const [name, argType] of Object.entries(argTypes)) {
    if (argType.type === undefined) continue;
    const type = toPlainType(argType.type, initialArgs[name]);
    plain[name] = {
      ...argType,
      table: { ...argType.table, type: { summary: toSummary(argType) } },
      ...(argType.control === undefined && toControl(type)),
    };
  }
  return plain;
};

function toControl(type: StoryType | null): Pick<StoryArgType, 'control' | 'options' | 'type'> {
  if (type === null) return { control: false };
  if (typeof type !== 'string' && type.name === 'enum')
    return { control: { type: 'select' }, options: type.value };
  return { type };
}

/** A type as the component writes it, without `undefined`; a choice by its names. */
function toSummary({ options, type, table }: StoryArgType): string {
  if (options) return options.join(' | ');
  const raw = typeof type === 'object' ? type.raw : undefined;
  return raw?.replace(/\s*\|\s*undefined$/, '') ?? table?.type?.summary ?? '';
}

function toPlainType(type: StoryType, initial: unknown): StoryType | null {
  if (typeof initial === 'string' && !isOneOf(type, ['enum', 'string'])) return { name: 'string' };
  if (typeof type === 'string') return type;
  switch (type.name) {
    case 'union':
      return toSingleType(type.value);
    case 'other':
    case 'intersection':
    case 'symbol':
      return null;
    default:
      return type;
  }
}

function isOneOf(type: StoryType, names: readonly string[]): boolean {
  return names.includes(typeof type === 'string' ? type : type.name);
}

/** The one known type beside `undefined` and `null`. */
function toSingleType(types: readonly StoryType[]): OneType | null {
  const [first, ...others] = types.filter((type): type is OneType => {
    if (typeof type === 'string') return false;
    return !(type.name === 'other' && ['undefined', 'null'].includes(type.value));
  });
  if (!first || others.length > 0 || isOneOf(first, ['other', 'union', 'intersection'])) return null;
  return first;
}
