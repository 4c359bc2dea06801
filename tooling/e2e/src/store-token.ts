import type { BrowserContext } from '@playwright/test';

/** Where the brand keeps the token of the signed-in player. */
export const TOKEN_KEY = 'baize.token';

/** Leaves a token in the browser as a login of an earlier visit would have. */
export async function storeToken(context: BrowserContext, origin: string, token: string): Promise<void> {
  const localStorage = [{ name: TOKEN_KEY, value: JSON.stringify(token) }];
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}
