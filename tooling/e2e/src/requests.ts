import type { Page, Route } from '@playwright/test';

/** Every address of one origin that a page fetches from now on but its pictures, for the budget of its first view. */
export function collectRequests(page: Page, origin: string): string[] {
  const addresses: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().startsWith(origin) && asked.resourceType() !== 'image') addresses.push(asked.url());
  });
  return addresses;
}

/** The calls of one path that a page sends from now on, as `POST ?query`. */
export function collectApiRequests(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on('request', (asked) => {
    const { pathname, search } = new URL(asked.url());
    if (pathname === path) calls.push(`${asked.method()} ${search}`);
  });
  return calls;
}

/** Every address the page stands at from now on, one entry per navigation. */
export function collectNavigations(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname, search } = new URL(frame.url());
    addresses.push(pathname + search);
  });
  return addresses;
}

export const CLAIM_PATH = '/api/user/rakeback-claim';
export const RAKEBACK_DAYS_PATH = '/api/admin/get-rakeback-days';
export const USER_DETAILS_PATH = '/api/user/get-user-details';

/** Keeps every call of the page waiting from now on, until all are let go in one moment. */
export async function holdRequests(page: Page): Promise<{ held(): number; release(): Promise<void> }> {
  const waiting: Route[] = [];
  const hold = (route: Route): void => void waiting.push(route);
  await page.route('**/api/**', hold);
  return {
    held: () => waiting.length,
    async release() {
      let open = false;
      await page.route('**/api/**', (route) => (open ? route.continue() : undefined));
      open = true;
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}
