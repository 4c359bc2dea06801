import { benchHost } from './host/bench-host.ts';
import { benchPage } from './page/bench-page.ts';

/** What `pnpm bench` can measure of the built product, by name. */
const BENCHES: Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>> = {
  page: benchPage,
  host: benchHost,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (bench === undefined) {
  console.error(`Name one of ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = (await bench(args)) ? 0 : 1;
  } catch (problem) {
    console.error(problem);
    process.exitCode = 1;
  }
}
