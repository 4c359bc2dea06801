import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The bare one first: it draws the same and costs less. */
const CHROMIUM_PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/**
 * The Chromium that stories and journeys run in: `CHROMIUM_PATH`, else the first one this machine has.
 * No browser is ever downloaded by a test.
 */
export function chromiumPath(environment: Record<string, string | undefined> = process.env): string {
  const named = environment.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(
      `CHROMIUM_PATH names "${named}", which does not exist. Point it at a Chromium or Chrome binary.`,
    );
  }
  const found = CHROMIUM_PATHS.find((place) => existsSync(place));
  if (found === undefined) {
    throw new Error(
      `No Chromium at ${CHROMIUM_PATHS.join(' or ')}. Install one, or set CHROMIUM_PATH to its binary.`,
    );
  }
  return found;
}

/** How stories and journeys start it: drawn without a GPU, which no machine of theirs has, and plain (`bin/`). */
export function chromiumLaunch() {
  return {
    executablePath: fileURLToPath(new URL('../bin/plain-chromium', import.meta.url)),
    env: { ...process.env, PLAIN_CHROMIUM: chromiumPath() },
    args: ['--no-sandbox', '--disable-gpu'],
  };
}
