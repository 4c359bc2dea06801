import type { Page } from '@playwright/test';

/** A fixed piece of work in the page, in ms, the median of some runs: how slow the machine is for it at this moment. */
export async function measurePageWork(page: Page, runs = 7): Promise<number> {
  return page.evaluate((length) => {
    const times = Array.from({ length }, () => {
      const start = performance.now();
      const rows = Array.from({ length: 60_000 }, (_, at) => ({ at, text: `row ${(at * 7_919) % 60_000}` }));
      rows.sort((a, b) => (a.text < b.text ? -1 : 1));
      return performance.now() - start;
    });
    return times.toSorted((a, b) => a - b)[Math.floor(length / 2)] ?? 0;
  }, runs);
}

/** From a press to the frame that shows what it asked for, in ms. The press is made inside the page: no tool's way counts. */
export async function measurePressToFrame(page: Page, name: string): Promise<number> {
  const button = page.getByRole('button', { name, exact: false }).first();
  return button.evaluate(
    (pressed: HTMLElement) =>
      new Promise<number>((resolve, reject) => {
        const shown = () =>
          Array.from(document.querySelectorAll('main li a[href]'), (link) => link.getAttribute('href')).join(
            ' ',
          ) + document.querySelector('main [role="status"]')?.textContent;
        const before = shown();
        const start = performance.now();
        pressed.click();
        const look = () => {
          const waited = performance.now() - start;
          if (waited > 10_000) return reject(new Error('Nothing changed on the page within 10 s.'));
          if (shown() === before) return requestAnimationFrame(look);
          // This frame shows the change: the first task after it runs once it is laid out and painted.
          const painted = new MessageChannel();
          painted.port1.addEventListener('message', () => resolve(performance.now() - start));
          painted.port1.start();
          painted.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      }),
  );
}

/** Waits until the page has nothing left to do: a player looks before the next press. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const idle = () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done())));
    for (let times = 0; times < 8; times += 1) await idle();
  });
}

/** Scrolls through a list, `step` px a frame for `frames` frames, and tells each frame's length and the most nodes there were. */
export async function scrollThrough(
  page: Page,
  ask: { step: number; frames: number },
): Promise<{ frames: number[]; nodes: number }> {
  return page.evaluate(
    ({ step, frames: count }) =>
      new Promise<{ frames: number[]; nodes: number }>((resolve) => {
        const frames: number[] = [];
        let nodes = 0;
        let last = performance.now();
        const next = (now: number) => {
          frames.push(now - last);
          last = now;
          nodes = Math.max(nodes, document.querySelectorAll('*').length);
          if (frames.length >= count) return resolve({ frames: frames.slice(1), nodes });
          window.scrollBy(0, step);
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    ask,
  );
}

/** From a press on a link of the page, or of the browser's Back, to the next page's heading on the screen, in ms. */
export async function measurePressToHeading(page: Page, press: { link: string } | 'back'): Promise<number> {
  return page.evaluate(
    (pressed) =>
      new Promise<number>((resolve, reject) => {
        const { pathname } = window.location;
        const heading = document.querySelector('main h1');
        const start = performance.now();
        if (pressed === 'back') window.history.back();
        else {
          const link = document.querySelector<HTMLElement>(pressed.link);
          if (!link) return reject(new Error(`No ${pressed.link} on the page.`));
          link.click();
        }
        const look = () => {
          if (performance.now() - start > 10_000) return reject(new Error('No other page within 10 s.'));
          const now = document.querySelector('main h1');
          if (window.location.pathname === pathname || !now || now === heading)
            return requestAnimationFrame(look);
          const painted = new MessageChannel();
          painted.port1.addEventListener('message', () => resolve(performance.now() - start));
          painted.port1.start();
          painted.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      }),
    press,
  );
}
