import type { Page } from '@playwright/test';

const URGENT =
  /last chance|hurry|don.t miss|only today|running out|ending soon|ends in|expires in|time left|time to the next|next count in/gi;

/** What of a page counts down, moves by itself, or urges in words, as a player sees and hears it. */
export async function findUrgencyCues(
  page: Page,
): Promise<{ timers: number; moving: number; words: string[] }> {
  const seen = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) =>
      one.getAttribute('aria-label'),
    );
    return [document.body.innerText, ...labels].join('\n');
  });
  return {
    timers: await page.getByRole('timer').count(),
    // What moves by itself can be stopped: it is there where its button is.
    moving: await page.getByRole('button', { name: /^(Pause|Stop)\b/ }).count(),
    words: [...new Set(seen.match(URGENT)?.map((word) => word.toLowerCase()) ?? [])],
  };
}
