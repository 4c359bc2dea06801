import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumLaunch } from '@baize/vitest-config/chromium';
import { chromium, type Page } from '@playwright/test';
import { placesOf } from '../places.ts';
import { hostServer, sandboxServer, type Server } from '../servers.ts';
import { atRest, pressToFrame, scrollThrough, workInPage } from './in-page.ts';

/** The processor is slowed down so many times (GAM-04). */
const SLOWER = 4;

/** What is pressed: the one sorts the games, the other filters them. */
const PRESSES = ['turn the order round', 'With a demo'] as const;

/** What `workInPage` takes on a quiet machine at that, in ms: figures are allowed as much more as this one is slower. */
const QUIET_WORK = 240;

/** How far a list goes in a frame, in CSS px: thrown by a finger, and as somebody looks through it. */
const FLYING = 120;
const READING = 25;

/** All of 5,000 games are higher than this, in CSS px; a page of them is far less. */
const WHOLE = 100_000;

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

interface Presses {
  names: readonly string[];
  rounds: number;
  before(page: Page): Promise<void>;
}

async function presses(page: Page, { names, rounds, before }: Presses): Promise<number[]> {
  const answers: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      await before(page);
      answers.push(await pressToFrame(page, name));
    }
  }
  return answers;
}

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
  for (const name of PRESSES) await pressToFrame(page, name);
  const answers = await presses(page, { names: PRESSES, rounds: 10, before: atRest });
  const hasty = await presses(page, { names: PRESSES, rounds: 5, before: async () => undefined });
  await page.getByRole('button', { name: /^Show [\d,]+ more games$/ }).click();
  await page.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'detached' });
  // Whoever sorts a list sees what they press.
  await page.evaluate(() => window.scrollTo(0, 0));
  const whole = await presses(page, { names: ['turn the order round'], rounds: 10, before: atRest });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height < WHOLE) throw new Error(`The list is ${height} px high: that is not all of 5,000 games.`);
  const slow = await scrollThrough(page, { step: FLYING, frames: 240 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const usual = await scrollThrough(page, { step: FLYING, frames: 240 });
  const reading = await scrollThrough(page, { step: READING, frames: 240 });
  await browser.close();

  const rows = [
    { name: 'sort or filter a page, usually', value: share(answers, 0.5), of: ALLOWED.answer },
    { name: 'sort or filter a page, 9 of 10', value: share(answers, 0.9), of: ALLOWED.answer },
    { name: 'pressed again at once, usually', value: share(hasty, 0.5), of: 2 * ALLOWED.answer },
    { name: 'sort a whole list, usually', value: share(whole, 0.5), of: ALLOWED.answer },
    { name: 'scrolling, longest frame', value: worst(usual.frames), of: ALLOWED.frame },
    { name: 'looking through, 95 of 100 frames', value: share(reading.frames, 0.95), of: ALLOWED.frame },
    { name: 'scrolling slowed down, 95 of 100 frames', value: share(slow.frames, 0.95), of: ALLOWED.frame },
  ];
  console.log(
    `5,000 games, processor ${SLOWER} times slower, this machine ${noise.toFixed(2)} times slower than a quiet one`,
  );
  for (const { name, value, of } of rows)
    console.log(`${name.padEnd(52)} ${value.toFixed(1).padStart(7)} ms  of ${(of * noise).toFixed(0)}`);
  for (const [name, { frames }] of [
    ['looking through', reading],
    ['scrolling slowed down', slow],
  ] as const)
    console.log(`${`${name}, longest frame`.padEnd(52)} ${worst(frames).toFixed(1).padStart(7)} ms`);
  const nodes = Math.max(slow.nodes, usual.nodes, reading.nodes);
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
