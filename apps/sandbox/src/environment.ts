import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { DatabaseLocation } from './database/open-database.ts';

/** A blank line in a settings file counts as not set. */
const optionalText = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => (text === '' ? undefined : text)),
);

const environmentSchema = v.object({
  PORT: v.pipe(
    optionalText,
    v.transform((text) => Number(text ?? 4000)),
    v.integer('PORT must be a whole number from 0 to 65535'),
    v.minValue(0, 'PORT must be a whole number from 0 to 65535'),
    v.maxValue(65_535, 'PORT must be a whole number from 0 to 65535'),
  ),
  HOST: optionalText,
  SANDBOX_DATA: optionalText,
  DATABASE_URL: v.pipe(
    optionalText,
    v.check(
      (url) => url === undefined || /^postgres(ql)?:\/\//.test(url),
      'DATABASE_URL must start with postgres:// or postgresql://',
    ),
  ),
  SANDBOX_LOBBY: v.pipe(
    optionalText,
    v.transform((text) => text ?? 'usual'),
    v.picklist(['usual', 'huge'], 'SANDBOX_LOBBY must be usual (640 games) or huge (5,000)'),
  ),
  REDIS_URL: v.pipe(
    optionalText,
    v.check(
      (url) => url === undefined || /^rediss?:\/\//.test(url),
      'REDIS_URL must start with redis:// or rediss://',
    ),
  ),
  NODE_ENV: optionalText,
  SANDBOX_ALLOW_PRODUCTION: optionalText,
});

const DEFAULT_FOLDER = fileURLToPath(new URL('../.data', import.meta.url));

export type Environment = {
  port: number;
  host: string;
  database: DatabaseLocation;
  redisUrl: string | undefined;
  lobby: 'usual' | 'huge';
};

/** Reads the environment, or throws one line that says what to change. */
export function readEnvironment(raw: Readonly<Record<string, string | undefined>>): Environment {
  const result = v.safeParse(environmentSchema, raw);
  if (!result.success) throw new Error(result.issues[0].message);
  const given = result.output;
  if (given.NODE_ENV?.trim().toLowerCase() === 'production' && given.SANDBOX_ALLOW_PRODUCTION !== '1') {
    throw new Error(
      'this is a test platform and refuses NODE_ENV=production; set SANDBOX_ALLOW_PRODUCTION=1 if you mean it',
    );
  }
  return {
    port: given.PORT,
    host: given.HOST ?? '127.0.0.1',
    database: getDatabaseLocation({ databaseUrl: given.DATABASE_URL, data: given.SANDBOX_DATA }),
    redisUrl: given.REDIS_URL,
    lobby: given.SANDBOX_LOBBY,
  };
}

/** PostgreSQL when its address is given, else the embedded database in memory or in a folder. */
export function getDatabaseLocation({
  databaseUrl,
  data,
}: {
  databaseUrl?: string | undefined;
  data?: string | undefined;
}): DatabaseLocation {
  if (databaseUrl !== undefined) return { kind: 'postgres', url: databaseUrl };
  if (data === 'memory') return { kind: 'memory' };
  return { kind: 'folder', path: data ?? DEFAULT_FOLDER };
}
