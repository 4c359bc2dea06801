import { useEffect, useRef, useState, type RefObject } from 'react';

/** Leads to the first field that is wrong, each time the form was pressed in vain; whatever its control, it says `aria-invalid`. */
export function useFocusFirstError(): { form: RefObject<HTMLFormElement | null>; onInvalid(): void } {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  // What is wrong stands in the form only after it was told that something is.
  return { form, onInvalid: () => void setTimeout(() => setTries((count) => count + 1)) };
}
