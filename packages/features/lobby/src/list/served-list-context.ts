import { createContext, useContext } from 'react';
import type { ServedList } from './served-list.ts';

const ServedListContext = createContext<ServedList | null>(null);

export const ServedListProvider = ServedListContext.Provider;

/** Returns the list the page was served with. @throws Error outside of a list's page. */
export function useServedList(): ServedList {
  const served = useContext(ServedListContext);
  if (!served) throw new Error('No list: render inside ListView.');
  return served;
}
