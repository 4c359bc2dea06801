import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumLaunch } from '@baize/vitest-config/chromium';
import { chromium, type Page } from '@playwright/test';
import { placesOf } from '../places.ts';
import { hostServer, sandboxServer, type Server } from '../servers.ts';
import { pressToFrame, scrollThrough, workInPage } from './in-page.ts';

/** The processor is slowed down so many times (GAM-04). */
const SLOWER = 4;

/** What `workInPage` takes on a quiet machine at that, in ms: figures are allowed as much more as this one is slower. */
const QUIET_WORK = 240;

/** What a player may wait at most, in ms, and how much a page may hold. */
const ALLOWED = { answer: 100, frame: 50, nodes: 4_000 } as const;

const running: ChildProcess[] = [];

async function start({ cwd, file, env, ready }: Server): Promise<void> {
  running.push(spawn(process.execPath, [file], { cwd, env: { ...process.env, ...env }, stdio: 'ignore' }));
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(ready).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`${ready} did not answer within a minute.`);
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: /^Show [\d,]+ more games$/ }).waitFor();
}

const worst = (values: readonly number[]): number => Math.max(...values);
const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0;

async function measure(): Promise<boolean> {
  const places = placesOf(9);
  const sandbox = sandboxServer(places);
  await start({ ...sandbox, env: { ...sandbox.env, SANDBOX_LOBBY: 'huge' } });
  await start(hostServer(places, 'curacao'));
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await open(page, `${places.curacao.url}/casino`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  const noise = Math.max(1, (await workInPage(page)) / QUIET_WORK);
  // The first presses are of code that has not run yet: the processor learns it once.
  await pressToFrame(page, 'turn the order round');
  await pressToFrame(page, 'With a demo');
  const answers: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    answers.push(await pressToFrame(page, 'turn the order round'));
    answers.push(await pressToFrame(page, 'With a demo'));
  }
  await page.getByRole('button', { name: /^Show [\d,]+ more games$/ }).click();
  await page.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'detached' });
  const whole: number[] = [];
  for (let round = 0; round < 10; round += 1) whole.push(await pressToFrame(page, 'turn the order round'));
  const slow = await scrollThrough(page, { step: 120, frames: 240 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const usual = await scrollThrough(page, { step: 120, frames: 240 });
  await browser.close();

  const rows = [
    { name: 'sort or filter a page, usually', value: share(answers, 0.5), of: ALLOWED.answer },
    { name: 'sort or filter a page, 9 of 10', value: share(answers, 0.9), of: 2 * ALLOWED.answer },
    { name: 'sort a whole list, usually', value: share(whole, 0.5), of: ALLOWED.answer },
    { name: 'scrolling, longest frame', value: worst(usual.frames), of: ALLOWED.frame },
    { name: 'scrolling slowed down, 95 of 100 frames', value: share(slow.frames, 0.95), of: ALLOWED.frame },
  ];
  console.log(
    `5,000 games, processor ${SLOWER} times slower, this machine ${noise.toFixed(2)} times slower than a quiet one`,
  );
  for (const { name, value, of } of rows)
    console.log(`${name.padEnd(52)} ${value.toFixed(1).padStart(7)} ms  of ${(of * noise).toFixed(0)}`);
  console.log(
    `${'scrolling slowed down, longest frame'.padEnd(52)} ${worst(slow.frames).toFixed(1).padStart(7)} ms`,
  );
  const nodes = Math.max(slow.nodes, usual.nodes);
  console.log(
    `${'nodes of the page at most'.padEnd(52)} ${String(nodes).padStart(7)}     of ${ALLOWED.nodes}`,
  );
  return nodes <= ALLOWED.nodes && rows.every(({ value, of }) => value <= of * noise);
}

try {
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  for (const server of running) server.kill('SIGTERM');
}
