import { Visitor, type Expression, type ObjectPropertyKind } from 'oxc-parser';
import { parseSource } from '../workspace/source.ts';

/** A name at its place in a file. */
export interface FoundName {
  name: string;
  line: number;
}

/** Lists what a constant of a file lists: the strings of its array, or the keys of its object. */
export function findListedNames({
  file,
  text,
  list,
}: {
  file: string;
  text: string;
  list: string;
}): FoundName[] {
  const { program, lineOf } = parseSource(file, text);
  const names: FoundName[] = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || id.name !== list || init === null) return;
      for (const { name, start } of listNames(init)) names.push({ name, line: lineOf(start) });
    },
  }).visit(program);
  return names;
}

function listNames(init: Expression): { name: string; start: number }[] {
  if (init.type === 'TSAsExpression' || init.type === 'TSSatisfiesExpression')
    return listNames(init.expression);
  if (init.type === 'ArrayExpression')
    return init.elements.flatMap((one) =>
      one?.type === 'Literal' && typeof one.value === 'string' ? [{ name: one.value, start: one.start }] : [],
    );
  if (init.type !== 'ObjectExpression') return [];
  return init.properties.flatMap((one) => {
    const name = getKey(one);
    return name === null ? [] : [{ name, start: one.start }];
  });
}

/** The name of an object's property, null where it is computed or spread. */
export function getKey(property: ObjectPropertyKind): string | null {
  if (property.type !== 'Property' || property.computed) return null;
  const { key } = property;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
}
