import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { RecordFilters, RecordPlace } from './record-place.ts';

interface ChooseFilter {
  choose(change: Partial<RecordFilters>): void;
  /** A day field reports every digit of a year: all of one typing are one step of the history. */
  typeDay(name: 'from' | 'to', value: string): void;
  endTyping(): void;
}

/** Changes filters; each change is a step of the history, so that Back undoes it. */
export function useChooseFilter(place: RecordPlace): ChooseFilter {
  const navigate = useNavigate();
  const { key } = useLocation();
  const typing = useRef<{ name: string; before: string } | null>(null);
  const go = (change: Partial<RecordFilters>, replace = false) =>
    void navigate({ search: place.searchOf(change) }, { replace, preventScrollReset: true });
  return {
    choose: (change) => go(change),
    typeDay(name, value) {
      // After Back the entry of the first digit is current again: the next digit is a new step.
      const goesOn = typing.current?.name === name && typing.current.before !== key;
      if (!goesOn) typing.current = { name, before: key };
      go({ [name]: value || null }, goesOn);
    },
    endTyping() {
      typing.current = null;
    },
  };
}
