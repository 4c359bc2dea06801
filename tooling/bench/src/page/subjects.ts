import { BRANDS, PAGE_GATES, type Brand, type PageGate } from '../gates/page-gates.ts';
import type { Figures } from '../report/medians.ts';
import type { LoadReport } from '../load/open-load.ts';
import type { BenchAddresses } from '../start-servers.ts';
import type { Sessions } from './browser-session.ts';
import { measureColdLoad } from './cold-load.ts';
import { LOBBY_PRESSES, measureLobbyPress } from './lobby-press.ts';
import { measureContent } from './player-page.ts';
import { PRESS_CONTROLS, type PressControl } from './press-controls.ts';

/** What a round measures once: a floor, a page, or a press in the lobby. */
export interface Subject {
  kind: 'floor' | 'visitor' | 'player' | 'press';
  /** The page's or the press's name, and the floor's. */
  name: string;
  brand: Brand | null;
  url: string;
  gate: PageGate | null;
  measure(sessions: Sessions): Promise<Measurement>;
}

export interface Measurement {
  figures: Figures;
  /** The element of the largest paint, where one was looked for. */
  lcpElement: string | null;
}

/** A subject with the medians of its runs. */
export interface BenchResult extends Measurement {
  subject: Subject;
  /** What an unthrottled load of it cost; null for a press. */
  load: LoadReport | null;
}

/** Everything there is to measure, floors first. */
export function listSubjects(places: BenchAddresses): Subject[] {
  const floors: Subject[] = [
    floor('static', `${places.floor.url}/static`, []),
    floor('tuned', `${places.floor.url}/`, [{ name: 'login', selector: 'header button' }]),
  ];
  return [...floors, ...BRANDS.flatMap((brand) => listBrandSubjects(brand, places[brand].url))];
}

function floor(name: string, url: string, controls: readonly PressControl[]): Subject {
  return { kind: 'floor', name, brand: null, url, gate: null, measure: () => coldLoad(url, controls) };
}

function listBrandSubjects(brand: Brand, base: string): Subject[] {
  const pages = PAGE_GATES.map((gate): Subject => {
    const { name, viewer, content } = gate;
    const url = base + gate.paths[brand];
    const measure: Subject['measure'] = content
      ? async (sessions) =>
          toMeasurement(await measureContent({ url, content, storageState: await sessions.at(url) }))
      : () => coldLoad(url, name === '/' ? PRESS_CONTROLS : []);
    return { kind: viewer, name, brand, url, gate, measure };
  });
  const presses = LOBBY_PRESSES.map((press): Subject => {
    const url = `${base}/`;
    return {
      kind: 'press',
      name: press.name,
      brand,
      url,
      gate: null,
      measure: async (sessions) =>
        toMeasurement(await measureLobbyPress({ url, press, storageState: await sessions.at(url) })),
    };
  });
  return [...pages, ...presses];
}

const toMeasurement = (figures: object): Measurement => ({ figures: { ...figures }, lcpElement: null });

async function coldLoad(url: string, controls: readonly PressControl[]): Promise<Measurement> {
  const { lcpElement, inp, pressSteps, ...times } = await measureColdLoad(url, controls);
  const pressed =
    Object.keys(inp).length > 0
      ? { inp: Math.max(...Object.values(inp)), pressSteps: Math.max(...Object.values(pressSteps)) }
      : {};
  const each = Object.fromEntries(Object.entries(inp).map(([name, ms]) => [`inp ${name}`, ms]));
  return { figures: { ...times, ...pressed, ...each }, lcpElement };
}
