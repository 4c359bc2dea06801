import type { Page } from '@playwright/test';

/** What somebody had to do: presses of a pointer, and fields to type in or to choose from. */
export interface Steps {
  presses: number;
  fields: number;
}

export interface StepCounter {
  /** What was done since the count began or was last begun anew. */
  count(): Steps;
  total(): number;
  restart(): void;
}

/**
 * Counts what a pointer and a keyboard really do on every page that this tab shows, a payment provider's too: no step is
 * left out by whoever writes the journey. A field counts once, however often it is corrected.
 */
export async function countSteps(page: Page): Promise<StepCounter> {
  const steps: Steps = { presses: 0, fields: 0 };
  await page.exposeBinding('countStep', (_source, kind: keyof Steps) => {
    steps[kind] += 1;
  });
  await page.addInitScript(() => {
    const isCounter = (found: unknown): found is (kind: string) => void => typeof found === 'function';
    const count = (kind: string) => {
      const counter: unknown = Reflect.get(window, 'countStep');
      if (isCounter(counter)) counter(kind);
    };
    const typed = new WeakSet<EventTarget>();
    window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && count('presses'), true);
    window.addEventListener(
      'input',
      ({ target }) => {
        const isField = target instanceof HTMLElement && target.matches('input, select, textarea');
        // A box or a radio is pressed.
        if (!isField || target.matches('[type=checkbox], [type=radio]') || typed.has(target)) return;
        typed.add(target);
        count('fields');
      },
      true,
    );
  });
  return {
    count: () => ({ ...steps }),
    total: () => steps.presses + steps.fields,
    restart: () => Object.assign(steps, { presses: 0, fields: 0 }),
  };
}
