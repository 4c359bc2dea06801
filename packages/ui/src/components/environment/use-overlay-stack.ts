import { useEffect, useMemo } from 'react';

const open = new Set<number>();
let opened = 0;

/**
 * Tells the overlay opened last from those beneath it: only that one may answer Escape and the veil,
 * wherever in the tree the others are drawn.
 */
export function useOverlayStack(isOpen: boolean): { isTop(): boolean } {
  const order = useMemo(() => (isOpen ? nextOrder() : 0), [isOpen]);
  useEffect(() => {
    if (order === 0) return undefined;
    open.add(order);
    return () => {
      open.delete(order);
    };
  }, [order]);
  return { isTop: () => order === Math.max(...open) };
}

function nextOrder(): number {
  opened += 1;
  return opened;
}
