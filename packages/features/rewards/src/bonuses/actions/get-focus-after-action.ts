import type { RefObject } from 'react';
import type { ActivationState } from '../activate/use-activate-bonus.ts';
import type { FinishedBonusAction } from './use-bonus-action.ts';

/**
 * Where the keyboard goes after an action that is done: the control pressed for it goes with what it was about. On the
 * page of bonuses that is the heading of what runs, among promotions the card's details; else the page's heading.
 */
export function getFocusAfterAction({
  kind,
  bonus,
}: ActivationState | FinishedBonusAction): RefObject<HTMLElement | null> {
  return {
    get current() {
      if (kind !== 'done' && kind !== 'already') return null;
      const details = [...document.querySelectorAll<HTMLElement>('[data-promotion]')]
        .find(({ dataset }) => dataset['promotion'] === bonus.id)
        ?.querySelector<HTMLElement>('[data-details]');
      if (details) return details;
      const heading = document.querySelector<HTMLElement>('#bonuses-active, main h1');
      if (heading) heading.tabIndex = -1;
      return heading;
    },
  };
}
