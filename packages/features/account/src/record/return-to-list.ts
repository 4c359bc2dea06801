import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The mark of a history entry that stands right after its list. */
export const FROM_LIST_STATE = { fromList: true };

/** Whether the record was opened from the list in this tab, so that one step back leads there. */
export function useIsFromList(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'fromList' in state;
}

/**
 * Goes back to the list by the browser's own step where it is one, so that the list stands as it was left and the
 * history does not grow. The shell's way back leaves the filters of this list out of account.
 */
export function useReturnToList(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const isFromList = useIsFromList();
  return (event) => {
    if (!isFromList || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void navigate(-1);
  };
}

/** The record that was open last in this tab, until its link in the list has the focus again. */
let lastOpened: string | null = null;

/** Remembers which link opened the record. */
export function useOpenedRecord(id: string): void {
  useEffect(() => {
    lastOpened = id;
  }, [id]);
}

/** Gives the focus back to the link of the record that the player returns from; focus that is somewhere stays. */
export function useReturnedFocus(id: string): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (lastOpened !== id) return;
    lastOpened = null;
    const free = document.activeElement === null || document.activeElement === document.body;
    if (free) link.current?.focus({ preventScroll: true });
  }, [id]);
  return link;
}
