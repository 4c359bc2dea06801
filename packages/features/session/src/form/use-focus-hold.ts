import { useRef, type RefObject } from 'react';

/**
 * Keeps the focus where views take each other's place. A dialog that finds the pressed button gone takes the focus to itself,
 * one frame later and from whatever has it by then; so the focus waits on the element around the views meanwhile.
 */
export function useFocusHold(): { around: RefObject<HTMLDivElement | null>; holdFocus(): void } {
  const around = useRef<HTMLDivElement>(null);
  return {
    around,
    holdFocus: () => {
      if (around.current?.contains(document.activeElement)) around.current.focus();
    },
  };
}
