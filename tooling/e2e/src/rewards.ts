import type { Locator, Page } from '@playwright/test';

/** Days of the platform's `START` in the zone of the journeys. */
const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';

/** The rakeback calendar as a player sees it, over the page or in it. */
export interface Calendar {
  root: Locator;
  today: Locator;
  yesterday: Locator;
  day(date: string): Locator;
  /** Every button that claims, whatever day. */
  claims: Locator;
  claimToday: Locator;
  claimYesterday: Locator;
}

function calendarIn(root: Locator): Calendar {
  const day = (date: string): Locator => root.locator(`[data-day="${date}"]`);
  return {
    root,
    day,
    today: day(TODAY),
    yesterday: day(YESTERDAY),
    claims: root.getByRole('button', { name: /^Claim/ }),
    claimToday: root.getByRole('button', { name: /^Claim.* 20 November/ }),
    claimYesterday: root.getByRole('button', { name: /^Claim.* 19 November/ }),
  };
}

export function calendarDialog(page: Page): Calendar {
  return calendarIn(page.getByRole('dialog', { name: 'Rakeback calendar' }));
}

/** The dialog that says how a claim ended. */
export function findClaimResultDialogs(page: Page): Record<'claimed' | 'failed' | 'unknown', Locator> {
  const named = (name: string): Locator => page.getByRole('dialog', { name });
  return {
    claimed: named('Reward claimed'),
    failed: named('Reward not claimed'),
    unknown: named('No answer yet'),
  };
}

/** The player's balance where the frame shows it at this width. */
export function findBalance(page: Page, amount: string): Locator {
  return page.getByText(amount, { exact: true }).filter({ visible: true }).first();
}
