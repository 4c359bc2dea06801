import { Visitor, type ObjectExpression } from 'oxc-parser';
import { parseSource } from '../workspace/source.ts';
import { getKey, type FoundName } from './find-listed-names.ts';

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
