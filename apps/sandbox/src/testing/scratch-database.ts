import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export type ScratchDatabase = { url: string; drop(): Promise<void> };

/** A PostgreSQL database for one test file, made on the server of `serverUrl` and taken away again. */
export async function createScratchDatabase(serverUrl: string): Promise<ScratchDatabase> {
  const name = `baize_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
