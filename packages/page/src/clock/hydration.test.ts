import { expect, test, vi } from 'vitest';
import { afterHydration, beginHydration, endHydration, isHydrating, onHydrated } from './hydration.ts';

test('what waits for the page runs when it has been taken over, in its order, once', () => {
  const order: string[] = [];
  beginHydration();
  expect(isHydrating()).toBe(true);
  onHydrated(() => order.push(`drawn ${isHydrating()}`));
  afterHydration(() => order.push('begun'));
  const callOff = afterHydration(() => order.push('called off'));
  callOff();
  expect(order).toEqual([]);
  endHydration();
  endHydration();
  expect(order).toEqual(['drawn false', 'begun']);
});

test('a page that nobody has to take over begins at once, and has nothing to tell', () => {
  const begun = vi.fn();
  const told = vi.fn();
  afterHydration(begun);
  onHydrated(told);
  endHydration();
  expect(begun).toHaveBeenCalledOnce();
  expect(told).not.toHaveBeenCalled();
});
