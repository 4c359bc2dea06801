import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads to the first field that is wrong, each time a form was pressed in vain: `tries` counts those. Whatever its
 * control, a wrong field says so by `aria-invalid`.
 */
export function useFirstWrong(tries: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return form;
}
