import { Visitor, type ObjectExpression, type ObjectPropertyKind } from 'oxc-parser';
import { parseSource } from '../workspace/source.ts';

/** A name at its place in a file. */
export interface FoundName {
  name: string;
  line: number;
}

/** Lists the modals that an address can open: the strings of `MODAL_NAMES`. */
export function findModalNames(file: string, text: string): FoundName[] {
  const { program, lineOf } = parseSource(file, text);
  const names: FoundName[] = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || id.name !== 'MODAL_NAMES') return;
      const list = init?.type === 'TSAsExpression' ? init.expression : init;
      if (list?.type !== 'ArrayExpression') return;
      for (const one of list.elements) {
        if (one?.type === 'Literal' && typeof one.value === 'string')
          names.push({ name: one.value, line: lineOf(one.start) });
      }
    },
  }).visit(program);
  return names;
}

/** Lists the modals that a feature offers: the keys of `modals` in its `defineFeature`. */
export function findOfferedModals(file: string, text: string): FoundName[] {
  const { program, lineOf } = parseSource(file, text);
  const names: FoundName[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [feature] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'defineFeature') return;
      if (feature?.type !== 'ObjectExpression') return;
      for (const one of getObject(feature, 'modals')?.properties ?? []) {
        const name = getKey(one);
        if (name !== null) names.push({ name, line: lineOf(one.start) });
      }
    },
  }).visit(program);
  return names;
}

function getObject({ properties }: ObjectExpression, name: string): ObjectExpression | null {
  const found = properties.find((one) => getKey(one) === name);
  return found?.type === 'Property' && found.value.type === 'ObjectExpression' ? found.value : null;
}

function getKey(property: ObjectPropertyKind): string | null {
  if (property.type !== 'Property') return null;
  const { key } = property;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
}
