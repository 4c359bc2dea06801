import { startSandbox, type Sandbox } from '../start-sandbox.ts';
import { connectTestSandbox, type TestSandbox } from './test-sandbox.ts';
import { createScratchDatabase } from './scratch-database.ts';

const serverUrl = process.env['DATABASE_URL'];

/** The databases a test can be held on here: PostgreSQL where `DATABASE_URL` names a server. */
export const DATABASES =
  serverUrl === undefined ? (['embedded'] as const) : (['embedded', 'PostgreSQL'] as const);

/** The shared sandbox on the embedded database, or one of its own on a PostgreSQL database made for it. */
export async function startSandboxOn(
  database: (typeof DATABASES)[number],
): Promise<{ sandbox: TestSandbox; close(): Promise<void> }> {
  if (database === 'embedded' || serverUrl === undefined) {
    return { sandbox: connectTestSandbox(), close: async () => undefined };
  }
  const scratch = await createScratchDatabase(serverUrl);
  let own: Sandbox;
  try {
    own = await startSandbox({ port: 0, databaseUrl: scratch.url });
  } catch (error) {
    await scratch.drop();
    throw error;
  }
  const close = async () => {
    await own.close();
    await scratch.drop();
  };
  return { sandbox: connectTestSandbox(own.url), close };
}
