import { expect, test } from 'vitest';
import { inlineFacades, readFacade } from './direct-imports.ts';

const FACADE = 'import"./hydrate-a.js";export{r as readPlayer,i as sendLogin}from"./player-b.js";';

test('a file that only passes on names of another is read as such', () => {
  expect(readFacade(FACADE)).toEqual({ target: 'player-b.js', names: { readPlayer: 'r', sendLogin: 'i' } });
  expect(readFacade('export{t}from"./player-b.js";')).toEqual({ target: 'player-b.js', names: { t: 't' } });
});

test('a file with code of its own is left alone', () => {
  expect(readFacade('const a=1;export{a as default};')).toBeNull();
  expect(readFacade('import{a}from"./b.js";a();export{a}from"./b.js";')).toBeNull();
});

test('a late import of such a file becomes one of the wave, with the module’s own names', async () => {
  const facades = new Map([['session-c.js', { target: 'player-b.js', names: { readPlayer: 'r' } }]]);
  const code = 'const load=()=>U(()=>import(`./session-c.js`),["assets/session-c.js","assets/x.css"]);';
  expect(inlineFacades(code, facades)).toBe(
    'const load=()=>U(()=>import("./player-b.js").then(m=>({readPlayer:m.r})),["assets/player-b.js","assets/x.css"]);',
  );
});

test('any other late import stays as it is', () => {
  const code = 'import("./phone-d.js")';
  expect(inlineFacades(code, new Map())).toBe(code);
});
