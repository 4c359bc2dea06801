import type { ServerAddress } from '@baize/servers/servers';
import type { Page } from '@playwright/test';

/** The page's host under another name; the browser finds every `*.localhost` on this machine. */
export function mirrorOrigin({ port }: ServerAddress, name = 'mirror'): string {
  return `http://${name}.localhost:${port}`;
}

interface DomainSettings {
  loginOff?: boolean;
  registrationConfigs?: readonly { country: string; timeWindows: readonly Record<string, string>[] }[];
}

/** What the settings of a brand say of a domain. */
export function domainSettings({ loginOff = false, registrationConfigs = [] }: DomainSettings = {}) {
  return { loginOff, registrationConfigs };
}

/** Every control that offers to join or to log in: a link to one of the two dialogs, or a button named like one. */
export function findEntryControls(page: Page, kind: 'login' | 'sign-up') {
  const name = kind === 'login' ? /^Log in(?! with)/ : /^(?:Join|Create account|Sign up)/;
  return page
    .locator(`a[href*="modal=${kind}"]`)
    .or(page.getByRole('button', { name }))
    .or(page.getByRole('link', { name }))
    .filter({ visible: true });
}
