import type { Page } from '@playwright/test';

/**
 * Gathers what a page complains of: console errors (a breach of the content policy is one), uncaught
 * errors, and hydration that had to start over.
 */
export function collectPageErrors(page: Page, complaints: string[] = []): string[] {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (problem) => complaints.push(String(problem)));
  return complaints;
}
