import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from '../testing/sandbox-process.ts';
import { figuresOf, tableOf } from './figures.ts';
import { actOnce } from './mix.ts';
import { crowding, processorTime, spent, type ProcessorTime } from './processor-time.ts';
import { MOST_NOISE, noiseNow } from './noise.ts';
import { gatherPlayers, type BenchPlayer } from './players.ts';
import { timedAt, type Timed } from './timed.ts';

const PLAYERS = 50;
const SECONDS = 10;
const WARM_UP_SECONDS = 2;
/** Between two things a player does: busier than people are, who read what they see. */
const THINKING_MS = { least: 500, most: 1_500 };
const MOST_P95_MS = 30;

/** Everybody acts and thinks in turn until the time is up; answers that were asked for in time are waited for. */
async function playFor(
  platform: Timed,
  { players, seconds }: { players: readonly BenchPlayer[]; seconds: number },
): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  const thinking = () => THINKING_MS.least + Math.random() * (THINKING_MS.most - THINKING_MS.least);
  await Promise.all(
    players.map(async (player) => {
      await pause(Math.random() * THINKING_MS.most);
      while (performance.now() < end) {
        await actOnce(platform, player);
        await pause(thinking());
      }
    }),
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Answers whether the sandbox is quick enough on this machine, as far as the machine lets itself be asked. */
async function run(): Promise<boolean> {
  const before = await noiseNow();
  const { url, pid, kill } = await startProcess({ PORT: '0', SANDBOX_DATA: 'memory' });
  try {
    const preparing = timedAt(url);
    const players = await gatherPlayers(preparing, PLAYERS);
    await playFor(preparing, { players, seconds: WARM_UP_SECONDS });
    const platform = timedAt(url);
    const begun = await processorTime(pid);
    await playFor(platform, { players, seconds: SECONDS });
    const ended = await processorTime(pid);
    const time = spent(begun, ended);
    await kill();
    sayCost(platform, time);
    const noise = Math.max(before, await noiseNow(), crowding(time));
    return report(platform, noise);
  } finally {
    await kill();
  }
}

/** What one answer costs hardly depends on how busy the machine is otherwise; how long the sandbox waited does. */
function sayCost({ times }: Timed, time: ProcessorTime): void {
  if (time.computed === 0) return;
  const { count } = figuresOf([...times.values()].flat());
  const each = (spentMs: number) => (spentMs / Math.max(1, count)).toFixed(1);
  say(`an answer costs ${each(time.computed)} ms of a processor, and waited ${each(time.waited)} ms for one`);
}

function report({ times, statuses }: Timed, noise: number): boolean {
  const { count, p95 } = figuresOf([...times.values()].flat());
  const most = MOST_P95_MS * noise;
  say(`sandbox on the embedded database in memory: ${PLAYERS} players, ${SECONDS} s, milliseconds`);
  for (const line of tableOf(times)) say(line);
  say(
    `answers by status: ${[...statuses].map(([status, often]) => `${status} × ${often}`).join(', ')}; ${(count / SECONDS).toFixed(0)} a second`,
  );
  say(
    `noise of this machine: ${noise.toFixed(2)}, so p95 may be ${MOST_P95_MS} ms × ${noise.toFixed(2)} = ${most.toFixed(0)} ms`,
  );
  if (noise > MOST_NOISE) {
    say(
      `nothing is proven: this machine is too busy (noise above ${MOST_NOISE}); run it again on a quiet one`,
    );
    return false;
  }
  const broken = [...statuses.keys()].filter((status) => status >= 500);
  if (broken.length > 0) say(`failed: answers of status ${broken.join(', ')}`);
  if (p95 > most) say(`failed: p95 is ${p95.toFixed(1)} ms`);
  return broken.length === 0 && p95 <= most;
}

process.exitCode = (await run()) ? 0 : 1;
