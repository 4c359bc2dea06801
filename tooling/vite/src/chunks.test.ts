import { expect, test } from 'vitest';
import { chunks } from './chunks.ts';

/** Who imports whom in a small brand app. */
const importers: Record<string, readonly string[]> = {
  '/brand/app/root.tsx': [],
  '/packages/features/lobby/src/routes/root.tsx': [],
  '/packages/features/rewards/src/routes/cashback.tsx': [],
  '/hero.tsx': ['/packages/features/lobby/src/routes/root.tsx'],
  '/icon.tsx': ['/hero.tsx', '/packages/features/rewards/src/routes/cashback.tsx'],
  '/carousel.tsx': ['/packages/features/rewards/src/routes/cashback.tsx'],
  '/left.tsx': ['/right.tsx'],
  '/right.tsx': ['/left.tsx'],
};
const graph = {
  getModuleInfo: (id: string) => {
    const found = importers[id.split('?')[0] ?? id];
    return found ? { importers: found } : null;
  },
};
const [first] = chunks.groups;

function groupOf(id: string): string | null {
  if (typeof first?.name !== 'function') throw new Error('The first group decides by itself.');
  return first.name(id, graph);
}

test('what the root page imports, however far down, travels with the first view', () => {
  expect(groupOf('/hero.tsx')).toBe('first');
  expect(groupOf('/icon.tsx')).toBe('first');
  expect(groupOf('/brand/app/root.tsx?__react-router-build-client-route')).toBe('first');
});

test('what only another page imports does not', () => {
  expect(groupOf('/carousel.tsx')).toBeNull();
  expect(groupOf('/packages/features/rewards/src/routes/cashback.tsx')).toBeNull();
});

test('modules that import each other end the search', () => {
  expect(groupOf('/left.tsx')).toBeNull();
});
