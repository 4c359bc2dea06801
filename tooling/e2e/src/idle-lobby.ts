import type { Page } from '@playwright/test';
import type { SandboxClient } from './sandbox.ts';

const STEP = 10_000;

/** Time that passes for a page and its platform alike, as somebody leaves a lobby open and now and then touches it. */
export interface IdleLobby {
  /** Lets so many minutes pass, a poll at a time; `each` runs once a minute. */
  passTime(minutes: number, each?: () => Promise<void>): Promise<void>;
}

/** The page's clock must be installed. Whoever is at the page moves the pointer once a minute, so nobody is signed out. */
export function openIdleLobby(page: Page, sandbox: SandboxClient): IdleLobby {
  return {
    async passTime(minutes, each) {
      for (let minute = 0; minute < minutes; minute += 1) {
        for (let passed = 0; passed < 60_000; passed += STEP) {
          await sandbox.advance(STEP);
          await page.clock.runFor(STEP);
        }
        await page.mouse.move(20 + (minute % 2) * 20, 200);
        const stay = page.getByRole('button', { name: /^(Continue|Keep playing|Stay)/ }).first();
        if (await stay.isVisible()) await stay.click();
        await each?.();
      }
    },
  };
}
