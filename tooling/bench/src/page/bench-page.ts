import { parseArgs } from 'node:util';
import { checkLoad } from '../gates/check-load.ts';
import { BRANDS } from '../gates/page-gates.ts';
import { medians, type Figures } from '../report/medians.ts';
import { writeSection } from '../report/write-section.ts';
import { withServers } from '../start-servers.ts';
import { createSessions, type Sessions } from './browser-session.ts';
import { measureRepeatVisit, takeInventory } from './inventory.ts';
import { checkPlayerTimes, checkTimes, type Floors } from './check-times.ts';
import { playerTable, pressTable, visitorTable } from './page-tables.ts';
import { listSubjects, type Measurement, type BenchResult, type Subject } from './subjects.ts';

/** Fewer runs are a quick look, and no figures to keep. */
const MIN_RUNS_TO_SAVE = 3;

interface Options {
  runs: number;
  only: RegExp | null;
  check: boolean;
}

/** @throws Error naming the option that is wrong. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs}: give a whole number from 1.`);
  return { runs, only: values.only === undefined ? null : new RegExp(values.only), check: values.check };
}

/**
 * `pnpm bench page [--runs N] [--only pattern] [--check]`: measures every page beside the floors, prints the tables, and
 * writes them into docs/performance.md unless it was a quick look. Answers false when `--check` found a gate passed.
 */
export async function benchPage(args: readonly string[]): Promise<boolean> {
  const options = readOptions(args);
  const results = await withServers(BRANDS, (places) =>
    measure(listSubjects(places).filter(matchesOptions(options)), options),
  );
  const floors = toFloors(results);
  const text = [
    `Medians of ${options.runs}, ${new Date().toISOString().slice(0, 10)}.`,
    '### Pages for everybody',
    visitorTable(results, floors),
    '### Pages for players, signed in by an earlier visit, with an empty cache',
    playerTable(results, floors),
    '### From the lobby by a press, signed in',
    pressTable(results, floors),
  ].join('\n\n');
  console.log(`\n${text}\n`);
  if (options.only === null && options.runs >= MIN_RUNS_TO_SAVE) await writeSection('page', text);
  if (!options.check) return true;
  const past = results.flatMap((result) => checkResult(result, floors));
  for (const line of past) console.log(`past its gate: ${line}`);
  console.log(past.length === 0 ? 'every gate holds' : `${past.length} past their gates`);
  return past.length === 0;
}

/** `curacao visitor /casino`, `lulu press deposit`, `floor static`: what `--only` looks at. */
export function getSubjectId({ kind, brand, name }: Pick<Subject, 'kind' | 'brand' | 'name'>): string {
  return brand === null ? `${kind} ${name}` : `${brand} ${kind} ${name}`;
}

/** The floors are always measured: nothing means anything without them. */
const matchesOptions =
  ({ only }: Options) =>
  (subject: Subject): boolean =>
    subject.kind === 'floor' || only === null || only.test(getSubjectId(subject));

async function measure(subjects: readonly Subject[], { runs }: Options): Promise<BenchResult[]> {
  const measured = new Map<Subject, Measurement[]>(subjects.map((subject) => [subject, []]));
  let sessions = createSessions();
  const results = new Map<Subject, BenchResult>();
  for (const subject of subjects) {
    results.set(subject, await measureNamed(subject, inventory(subject, sessions)));
  }
  // Every round goes through all of them, so that a machine that slows down slows down all alike.
  for (let run = 0; run < runs; run += 1) {
    sessions = createSessions();
    for (const subject of subjects)
      measured.get(subject)?.push(await measureNamed(subject, subject.measure(sessions)));
  }
  process.stderr.write('\n');
  return [...results].map(([subject, result]) => {
    const all = measured.get(subject) ?? [];
    return {
      ...result,
      figures: { ...result.figures, ...medians(all.map(({ figures }) => figures)) },
      lcpElement: all.at(-1)?.lcpElement ?? null,
    };
  });
}

/** Runs one measurement; what goes wrong says in which. */
async function measureNamed<T>(subject: Subject, work: Promise<T>): Promise<T> {
  const done = await work.catch((cause: unknown) => {
    throw new Error(`${getSubjectId(subject)} could not be measured.`, { cause });
  });
  process.stderr.write('.');
  return done;
}

async function inventory(subject: Subject, sessions: Sessions): Promise<BenchResult> {
  const { kind, name, url, gate } = subject;
  if (kind === 'press') return { subject, figures: {}, lcpElement: null, load: null };
  const storageState = kind === 'player' ? await sessions.at(url) : undefined;
  const { load, htmlSent, unused } = await takeInventory({ url, content: gate?.content, storageState });
  const repeat: Figures = kind === 'visitor' && name === '/' ? { repeat: await measureRepeatVisit(url) } : {};
  return { subject, figures: { htmlSent, unused, ...repeat }, lcpElement: null, load };
}

function toFloors(results: readonly BenchResult[]): Floors {
  const figures = (name: string): Figures =>
    results.find(({ subject }) => subject.kind === 'floor' && subject.name === name)?.figures ?? {};
  return { static: figures('static'), tuned: figures('tuned') };
}

function checkResult({ subject, figures, load }: BenchResult, floors: Floors): string[] {
  const page = getSubjectId(subject);
  const { kind, gate, name } = subject;
  if (kind === 'floor') return [];
  const loads =
    gate && load ? checkLoad(gate, load).map(({ message }) => message.split('\n')[0] ?? message) : [];
  const times =
    kind === 'visitor'
      ? checkTimes(page, figures, floors)
      : checkPlayerTimes(kind, { page, name, figures }, floors);
  return [...loads, ...times];
}
