import { useState } from 'react';

/**
 * What is being typed, while it may not be a value yet: it is handed on once `check` finds no fault. A change from elsewhere
 * stands in its place.
 */
export function useTypedValue(
  value: string,
  { check, onChange }: { check(text: string): string | null; onChange(text: string): void },
) {
  const [typed, setTyped] = useState<{ text: string; from: string } | null>(null);
  const current = typed && typed.from === value ? typed.text : value;
  return {
    text: current,
    problem: current === value ? null : check(current),
    type(text: string) {
      if (check(text) === null) {
        setTyped(null);
        onChange(text);
      } else setTyped({ text, from: value });
    },
  };
}
