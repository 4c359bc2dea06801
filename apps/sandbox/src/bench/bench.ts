import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from '../testing/sandbox-process.ts';
import { computeLatencyStats, formatLatencyTable } from './latency-stats.ts';
import { sendRandomRequest } from './request-mix.ts';
import { waitShare, readCpuTime, cpuTimeBetween, type CpuTime } from './cpu-time.ts';
import { MAX_NOISE, measureNoise } from './machine-noise.ts';
import { createBenchPlayers, type BenchPlayer } from './players.ts';
import { createTimedClient, type TimedClient } from './timed-client.ts';

const PLAYERS = 50;
const SECONDS = 10;
const WARM_UP_SECONDS = 2;
/** Between two things a player does: busier than people are, who read what they see. */
const THINK_TIME_MS = { least: 500, most: 1_500 };
const MAX_P95_MS = 30;

/** Everybody acts and thinks in turn until the time is up; answers that were asked for in time are waited for. */
async function playFor(
  platform: TimedClient,
  { players, seconds }: { players: readonly BenchPlayer[]; seconds: number },
): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  const thinking = () => THINK_TIME_MS.least + Math.random() * (THINK_TIME_MS.most - THINK_TIME_MS.least);
  await Promise.all(
    players.map(async (player) => {
      await pause(Math.random() * THINK_TIME_MS.most);
      while (performance.now() < end) {
        await sendRandomRequest(platform, player);
        await pause(thinking());
      }
    }),
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Answers whether the sandbox is quick enough on this machine, as far as the machine lets itself be asked. */
async function run(): Promise<boolean> {
  const before = await measureNoise();
  const { url, pid, kill } = await startProcess({ PORT: '0', SANDBOX_DATA: 'memory' });
  try {
    const preparing = createTimedClient(url);
    const players = await createBenchPlayers(preparing, PLAYERS);
    await playFor(preparing, { players, seconds: WARM_UP_SECONDS });
    const platform = createTimedClient(url);
    const begun = await readCpuTime(pid);
    await playFor(platform, { players, seconds: SECONDS });
    const ended = await readCpuTime(pid);
    const time = cpuTimeBetween(begun, ended);
    await kill();
    printCost(platform, time);
    const noise = Math.max(before, await measureNoise(), waitShare(time));
    return report(platform, noise);
  } finally {
    await kill();
  }
}

/** What one answer costs hardly depends on how busy the machine is otherwise; how long the sandbox waited does. */
function printCost({ times }: TimedClient, time: CpuTime): void {
  if (time.computed === 0) return;
  const { count } = computeLatencyStats([...times.values()].flat());
  const each = (spentMs: number) => (spentMs / Math.max(1, count)).toFixed(1);
  print(
    `an answer costs ${each(time.computed)} ms of a processor, and waited ${each(time.waited)} ms for one`,
  );
}

function report({ times, statuses }: TimedClient, noise: number): boolean {
  const { count, p95 } = computeLatencyStats([...times.values()].flat());
  const most = MAX_P95_MS * noise;
  print(`sandbox on the embedded database in memory: ${PLAYERS} players, ${SECONDS} s, milliseconds`);
  for (const line of formatLatencyTable(times)) print(line);
  print(
    `answers by status: ${[...statuses].map(([status, often]) => `${status} × ${often}`).join(', ')}; ${(count / SECONDS).toFixed(0)} a second`,
  );
  print(
    `noise of this machine: ${noise.toFixed(2)}, so p95 may be ${MAX_P95_MS} ms × ${noise.toFixed(2)} = ${most.toFixed(0)} ms`,
  );
  if (noise > MAX_NOISE) {
    print(
      `nothing is proven: this machine is too busy (noise above ${MAX_NOISE}); run it again on a quiet one`,
    );
    return false;
  }
  const broken = [...statuses.keys()].filter((status) => status >= 500);
  if (broken.length > 0) print(`failed: answers of status ${broken.join(', ')}`);
  if (p95 > most) print(`failed: p95 is ${p95.toFixed(1)} ms`);
  return broken.length === 0 && p95 <= most;
}

process.exitCode = (await run()) ? 0 : 1;
