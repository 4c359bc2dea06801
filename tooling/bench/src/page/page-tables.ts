import { FIGURE_LABELS } from '../gates/figure-labels.ts';
import { PAGE_GATES } from '../gates/page-gates.ts';
import { CONTENT_GATES, LOAD_STRETCH, PRESS_GATES, TIME_GATES, type TimeGate } from '../gates/time-gates.ts';
import type { LoadFigures } from '../load/read-load.ts';
import { markdownTable, formatFigure } from '../report/table.ts';
import { getRatio, type Floors } from './check-times.ts';
import type { BenchResult } from './subjects.ts';

/** Load figures in the order of the table, with their units. */
const LOAD_ROWS = [
  ['scriptBytes', 'B'],
  ['scriptFiles', ''],
  ['requests', ''],
  ['otherRequests', ''],
  ['scriptDepth', ''],
  ['fontFiles', ''],
  ['fontBytes', 'B'],
  ['fontsAgain', ''],
] as const satisfies readonly (readonly [keyof LoadFigures, string])[];

const LIMITS = PAGE_GATES.find(({ viewer }) => viewer === 'visitor')?.limits ?? {};

const titleOf = ({ subject: { brand, name } }: BenchResult): string =>
  brand === null ? name : `${brand} ${name}`;

/** Pages for everybody beside the floors: a row for each figure, with its gate. */
export function visitorTable(results: readonly BenchResult[], floors: Floors): string {
  const pages = results.filter(({ subject: { kind } }) => kind === 'floor' || kind === 'visitor');
  const loads = LOAD_ROWS.map(([figure, unit]) => [
    FIGURE_LABELS[figure].label,
    ...pages.map(({ load }) => formatFigure(load?.figures[figure], unit)),
    formatFigure(LIMITS[figure]?.atMost, unit),
    formatFigure(LOAD_STRETCH[figure], unit),
  ]);
  const times = Object.entries<TimeGate>(TIME_GATES).map(
    ([figure, { label, floor, unit, gate, stretch }]) => {
      const bound = (value: number | null): string =>
        floor === null ? formatFigure(value, unit) : value === null ? '–' : `${value}× ${floor}`;
      return [
        unit === 'ms' ? `${label}, ms` : label,
        ...pages.map(({ figures, subject }) => {
          const value = figures[figure];
          const ratio =
            floor === null || subject.kind === 'floor'
              ? null
              : getRatio(value ?? null, figure, floors[floor]);
          return `${formatFigure(value, unit)}${ratio === null ? '' : ` (${ratio.toFixed(2)}×)`}`;
        }),
        bound(gate),
        bound(stretch),
      ];
    },
  );
  const html = [
    'HTML as sent',
    ...pages.map(({ figures }) => formatFigure(figures['htmlSent'], 'B')),
    '–',
    '–',
  ];
  const element = ['LCP element', ...pages.map(({ lcpElement }) => elementName(lcpElement)), '–', '–'];
  return markdownTable(
    ['figure', ...pages.map(titleOf), 'gate', 'stretch'],
    [...loads, html, ...times, element],
  );
}

/** How long a player waits for a page's own content, with an empty cache. */
export function playerTable(results: readonly BenchResult[], { tuned }: Floors): string {
  const rows = results
    .filter(({ subject }) => subject.kind === 'player')
    .map((result) => {
      const { figures, subject, load } = result;
      const gate = CONTENT_GATES[subject.name];
      const limits = subject.gate?.limits ?? {};
      return [
        titleOf(result),
        formatFigure(figures['content'], 's'),
        multiple(figures['content'], tuned),
        gate ? `${gate.gate}× · ${gate.stretch}×` : '–',
        formatFigure(figures['requests'], ''),
        formatFigure(limits.requestsByContent?.atMost, ''),
        formatFigure(figures['scripts'], ''),
        formatFigure(limits.scriptsByContent?.atMost, ''),
        formatFigure(load?.figures.scriptBytes, 'B'),
        formatFigure(load?.figures.scriptFiles, ''),
        formatFigure(load?.figures.scriptDepth, ''),
        formatFigure(load?.figures.cls, 'score'),
      ];
    });
  const head = [
    'page',
    'own content',
    '× tuned',
    'gate · stretch',
    'requests until then',
    'gate',
    'scripts',
    'gate',
  ];
  return markdownTable([...head, 'all scripts, gzip', 'files', 'depth', 'CLS'], rows);
}

/** From the quiet lobby by one press. */
export function pressTable(results: readonly BenchResult[], { tuned }: Floors): string {
  const rows = results
    .filter(({ subject }) => subject.kind === 'press')
    .map((result) => {
      const { figures } = result;
      return [
        titleOf(result),
        formatFigure(figures['usable'], 's'),
        multiple(figures['usable'], tuned),
        `${PRESS_GATES.usable.gate}×`,
        formatFigure(figures['answer'], 'ms'),
        formatFigure(PRESS_GATES.answer.gate, 'ms'),
        formatFigure(figures['steps'], ''),
      ];
    });
  const head = ['press in the lobby', 'usable', '× tuned', 'gate', 'answer on the screen, ms', 'gate'];
  return markdownTable([...head, 'script round trips'], rows);
}

function multiple(value: number | null | undefined, tuned: Floors['tuned']): string {
  const hydration = tuned['bound'];
  return value && hydration ? `${(value / hydration).toFixed(2)}×` : '–';
}

function elementName(element: string | null): string {
  if (element === null) return '–';
  const [tag = '', address] = element.split(' ');
  return address ? `${tag} ${address.split('/').at(-1) ?? ''}` : tag;
}
