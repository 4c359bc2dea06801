import { expect, test } from 'vitest';
import { BUILT_IN } from './documents.ts';

const loads = Object.entries(BUILT_IN).flatMap(([name, languages]) =>
  Object.entries(languages).map(([language, load]) => ({ name, language, load })),
);

test.each(loads)(
  '$name in $language names what cashback is a share of as all do: net losses',
  async ({ load }) => {
    const text = JSON.stringify(await load());
    expect(text.length).toBeGreaterThan(100);
    expect(text).not.toMatch(/net play|Nettospiel|Netto-Einsatz|net oyun|صافي اللعب|صافي لعبك/);
  },
);
