import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { RecordFilters, RecordsUrlState } from './use-records-url-state.ts';

interface ChooseFilter {
  choose(change: Partial<RecordFilters>): void;
  /** A day field reports every digit of a year: all of one typing are one step of the history. */
  typeDay(name: 'from' | 'to', value: string): void;
  endTyping(): void;
}

/** Changes filters; each change is a step of the history, so that Back undoes it. */
export function useChooseFilter(place: RecordsUrlState): ChooseFilter {
  const navigate = useNavigate();
  const typing = useRef<{ name: string; before: string } | null>(null);
  const go = (change: Partial<RecordFilters>, replace = false) =>
    void navigate({ search: place.getSearch(change) }, { replace, preventScrollReset: true });
  return {
    choose: (change) => go(change),
    typeDay(name, value) {
      // Read from the browser: the router's location may not have been rendered yet. At the address from before the
      // typing the first digit's step is either not taken yet or undone by Back, so there is nothing to replace.
      const now = window.location.href;
      const goesOn = typing.current?.name === name && typing.current.before !== now;
      if (!goesOn) typing.current = { name, before: now };
      go({ [name]: value || null }, goesOn);
    },
    endTyping() {
      typing.current = null;
    },
  };
}
