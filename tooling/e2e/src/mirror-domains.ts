import type { ServerAddress } from '@baize/servers/servers';
import type { Page } from '@playwright/test';
import type { Brand } from './worker-addresses.ts';

/** The page's host under another name; the browser finds every `*.localhost` on this machine. */
export function mirrorOrigin({ port }: ServerAddress, name = 'mirror'): string {
  return `http://${name}.localhost:${port}`;
}

/** The official list of a brand as the platform signs it now. */
export async function fetchOfficialList(sandbox: ServerAddress, brand: Brand) {
  const answer = await fetch(`${sandbox.url}/api/core/casino/official-addresses`, {
    headers: { 'x-system-token': `sandbox-${brand}` },
  });
  const { data } = (await answer.json()) as { data: { list: string; signature: string } };
  return data;
}

/** A code with which whoever has the token goes on at another address. */
export async function fetchHandoverCode(
  sandbox: ServerAddress,
  { brand, token, target }: { brand: Brand; token: string; target: string },
): Promise<string> {
  const answer = await fetch(`${sandbox.url}/api/user/handover`, {
    method: 'POST',
    headers: {
      'x-system-token': `sandbox-${brand}`,
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ target }),
  });
  const { data } = (await answer.json()) as { data: { code: string } };
  return data.code;
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
