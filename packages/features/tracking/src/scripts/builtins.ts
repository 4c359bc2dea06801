import { report } from '@baize/page/report';

/** What the app stands on and a careless script may replace. */
const HOLDERS: readonly (readonly [name: string, holder: object])[] = [
  ['Array', Array.prototype],
  ['Map', Map.prototype],
  ['Set', Set.prototype],
  ['String', String.prototype],
  ['Promise', Promise.prototype],
  ['Object', Object],
  ['JSON', JSON],
];

type SavedBuiltin = { name: string; holder: object; key: string | symbol; as: PropertyDescriptor };

function saveBuiltins(name: string, holder: object, key: string | symbol): SavedBuiltin[] {
  const as = Object.getOwnPropertyDescriptor(holder, key);
  return typeof as?.value === 'function' && key !== 'constructor' ? [{ name, holder, key, as }] : [];
}

const savedBuiltins: readonly SavedBuiltin[] = [
  ...saveBuiltins('window', window, 'fetch'),
  ...HOLDERS.flatMap(([name, holder]) =>
    Reflect.ownKeys(holder).flatMap((key) => saveBuiltins(name, holder, key)),
  ),
];

/**
 * Puts back what a tracking script has replaced of the language and of `fetch`: the app must work on as if it were not
 * there, and no script reads what the app sends. What a script adds beside stays.
 */
export function restoreBuiltins(): void {
  for (const { name, holder, key, as } of savedBuiltins) {
    const now = Object.getOwnPropertyDescriptor(holder, key);
    if (now?.value === as.value) continue;
    const done = Reflect.defineProperty(holder, key, as);
    report(`A tracking script replaced ${name}.${String(key)}${done ? '; it is put back' : ''}.`);
  }
}
