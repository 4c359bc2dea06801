import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { hostServer, type Server, type ServerAddress } from '@baize/servers/servers';
import { markdownTable } from '../report/table.ts';
import { writeSection } from '../report/write-section.ts';
import { getBenchAddress, withServers } from '../start-servers.ts';
import { HOST_GATES, checkHost, formatPercent, formatShare, type HostFigures } from './check-host.ts';
import {
  compareCached,
  runLoadTests,
  measureOverload,
  measureSoak,
  measureSlowUpstream,
  type ResponseStats,
} from './scenarios.ts';

/** The host that stands for all: brands differ in what they show, not in how it is served. */
const BRAND = 'curacao';

/** Requests a second of the soak: far from the host's limit, so that only time matters. */
const SOAK_RATE = 300;

const PROCESSES = [1, 2, 4];

/**
 * `pnpm bench host [--minutes N] [--seconds N] [--rounds N] [--check]`: how a brand's host answers beside a plain React
 * Router server. Prints the tables and writes them into docs/performance.md unless something was shortened. Answers false when `--check` found a gate passed.
 */
export async function benchHost(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '6' },
      rounds: { type: 'string', default: '3' },
      check: { type: 'boolean', default: false },
    },
  });
  const minutes = positive('minutes', values.minutes);
  const seconds = positive('seconds', values.seconds);
  const rounds = positive('rounds', values.rounds);
  const figures = await measure({ minutes, seconds, rounds });
  const text = tables(figures, minutes);
  console.log(`\n${text}\n`);
  // A quick look is no figure to keep.
  if (minutes >= 1 && seconds >= 6 && rounds >= 3) await writeSection('host', text);
  if (!values.check) return true;
  const past = checkHost(figures);
  for (const line of past) console.log(`past its gate: ${line}`);
  console.log(past.length === 0 ? 'every gate holds' : `${past.length} past their gates`);
  return past.length === 0;
}

function positive(name: string, value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new Error(`--${name} ${value}: give a number above 0.`);
  return number;
}

function measure(options: { minutes: number; seconds: number; rounds: number }): Promise<HostFigures> {
  const { minutes, seconds, rounds } = options;
  return withServers([], async (places, start) => {
    const at = (step: number) => getBenchAddress(10 + step);
    const startHost = (step: number) =>
      start(hostServer({ brand: BRAND, sandbox: places.sandbox, at: at(step) }));
    const first = await startHost(0);
    const host = at(0).url;
    console.log('a cached page');
    const bare = await start(bareServer({ page: `${host}/`, at: at(9) }));
    const cached = await compareCached({
      urls: { floor: `${places.floor.url}/`, host: `${host}/`, bare: `${at(9).url}/` },
      rounds,
      seconds,
    });
    await bare.stop();
    console.log('more new pages than it renders');
    const overloaded = await measureOverload(host, seconds);
    console.log(`a soak of ${minutes} min`);
    const soaked = await measureSoak({ host, pid: first.pid, seconds: minutes * 60, rate: SOAK_RATE });
    console.log('a platform that answers after 5 s');
    const slow = await measureSlowUpstream({
      host,
      sandbox: places.sandbox.url,
      seconds: Math.max(12, seconds),
    });
    console.log('several processes');
    const processes: HostFigures['processes'] = [];
    const urls = [`${host}/`];
    for (const count of PROCESSES) {
      for (let step = urls.length; step < count; step += 1) {
        await startHost(step);
        urls.push(`${at(step).url}/`);
      }
      processes.push({ count, answers: await runLoadTests(urls, seconds) });
    }
    return { cached, processes, slow, overload: overloaded, soak: soaked };
  });
}

/** See `bare-server.ts`. */
function bareServer({ page, at }: { page: string; at: ServerAddress }): Server {
  return {
    name: 'bare server',
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    file: 'bare-server.ts',
    env: { PAGE: page, PORT: String(at.port) },
    ready: `${at.url}/`,
  };
}

const statsRow = (name: string, { rate, p50, p99, errors }: ResponseStats, rest: string): string[] => [
  name,
  rate.toFixed(0),
  p50.toFixed(0),
  p99.toFixed(0),
  String(errors),
  rest,
];

function tables(
  { cached, processes, slow, overload: over, soak: soaked }: HostFigures,
  minutes: number,
): string {
  const head = ['server', 'requests/s', 'p50 ms', 'p99 ms', 'errors', 'against the plain server'];
  const against = ({ rate }: ResponseStats): string => `${(rate / cached.floor.rate).toFixed(1)}×`;
  const memory = soaked.memory;
  return [
    `${new Date().toISOString().slice(0, 10)}. Gate ${HOST_GATES.ratio.gate}×, stretch ${HOST_GATES.ratio.stretch}×.`,
    markdownTable(head, [
      statsRow('plain React Router, not cached, streamed', cached.floor, '1×'),
      statsRow('host, a cached page', cached.host, against(cached.host)),
      statsRow('bare Node server, the same bytes from memory', cached.bare, against(cached.bare)),
      ...processes.map(({ count, answers }) =>
        statsRow(`host, ${count} process${count > 1 ? 'es' : ''}`, answers, against(answers)),
      ),
      statsRow('host, while the platform answers after 5 s', slow.cached, against(slow.cached)),
      statsRow(`host, ${minutes} min at ${SOAK_RATE}/s over 300 pages`, soaked.answers, ''),
    ]),
    `The host answers ${formatPercent(cached.host.rate / cached.bare.rate)} of what the bare server answers (gate ${formatPercent(HOST_GATES.shareOfBare)} where 25× is out of reach, decision 030).`,
    `New pages while the platform answers after 5 s: ${slow.uncached.map(({ ms, status }) => `${status} in ${(ms / 1_000).toFixed(1)} s`).join(', ')}.`,
    `New pages only: ${over.capacity.toFixed(0)}/s rendered. At twice as many: ${over.rendered.toFixed(0)}/s rendered (p99 ${Math.round(over.renderedP99 ?? 0)} ms), ${over.refused.toFixed(0)}/s refused with 503 (p99 ${Math.round(over.refusedP99 ?? 0)} ms, gate ${HOST_GATES.refusedP99} ms), ${over.errors} errors.`,
    `Memory of the soak: ${Math.round(memory[0] ?? 0)} MB at first, ${Math.round(memory.at(-1) ?? 0)} MB at the end, ${formatShare(soaked.growth)} from its second fifth to its last (gate ${formatShare(HOST_GATES.growth)}).`,
  ].join('\n\n');
}
