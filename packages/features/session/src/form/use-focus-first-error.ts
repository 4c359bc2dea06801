import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Leads to the first field that is wrong, each time a form was pressed in vain. Whatever its control, a wrong field
 * says so by `aria-invalid`.
 */
export function useFocusFirstError(): { form: RefObject<HTMLFormElement | null>; onInvalid(): void } {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  // The form tells what is wrong only after it has told that something is.
  return { form, onInvalid: () => void setTimeout(() => setTries((count) => count + 1)) };
}
