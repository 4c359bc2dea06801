import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** A game's page as its visitor sees it. */
export interface GamePage {
  /** Inside the frame: the game's own page. */
  game: FrameLocator;
  frame: Locator;
  play: Locator;
  demo: Locator;
  close: Locator;
  /** What the bar under the game says under a name, e.g. "Balance". */
  figure(name: string): Locator;
  /** Opens the page of a game, by its slug, and waits until it knows who looks. */
  open(slug: string): Promise<void>;
}

export function gamePage(page: Page): GamePage {
  const frame = page.locator('iframe[sandbox]');
  const bar = page.getByRole('group', { name: 'Game controls' });
  return {
    game: frame.contentFrame(),
    frame,
    play: page.getByRole('button', { name: 'Play', exact: true }),
    demo: page.getByRole('button', { name: 'Demo', exact: true }),
    close: bar.getByRole('button', { name: 'Close the game' }),
    figure: (name) => bar.locator('div:has(> dt)', { hasText: name }).getByRole('definition'),
    async open(slug) {
      await page.goto(`/casino/games/${slug}`);
      await expect(bar).toBeVisible();
    },
  };
}

/** The moves that bring a round of each of the house's games to its end, in the order they are offered. */
const MOVES = {
  'harbour-sevens': ['spin'],
  'skyline-crash': ['fly', 'cash-out'],
  'blackjack-quay': ['deal', 'stand'],
} as const;

export type StudioGameSlug = keyof typeof MOVES;

/** Plays one round with the lowest stake and waits until the game says what it came to. */
export async function playRound(game: FrameLocator, slug: StudioGameSlug): Promise<void> {
  const last = game.locator('#last');
  const [begin, ...moves] = MOVES[slug];
  await game.locator(`#${begin}`).click();
  for (const move of moves) {
    const button = game.locator(`#${move}`);
    // A round may be over before there is anything to decide.
    await expect
      .poll(async () => ((await last.textContent()) ?? '–') !== '–' || (await button.isEnabled()))
      .toBe(true);
    if ((await last.textContent()) === '–') await button.click({ timeout: 2_000 }).catch(() => undefined);
  }
  await expect(last).not.toHaveText('–');
}
