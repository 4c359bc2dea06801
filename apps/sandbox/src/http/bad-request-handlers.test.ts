import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const sandbox = connectTestSandbox();
const WORDS = { success: false, message: 'The request could not be read' };

/** Says something on a line of its own, and hears all of the answer. */
async function say(words: string): Promise<{ head: string; body: unknown }> {
  const { hostname, port } = new URL(sandbox.url);
  const line = connect({ host: hostname, port: Number(port) });
  await once(line, 'connect');
  line.write(words);
  const [head = '', body = ''] = (await text(line)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

test('an address that cannot be decoded is refused in the envelope', async () => {
  const { status, body, headers } = await sandbox.request('GET', '/api/admin/get-game/%E0%A4%A');
  expect([status, body]).toEqual([400, WORDS]);
  expect(headers.get('date')).not.toBeNull();
});

test('more headers than anybody needs are refused in the envelope, with the platform’s date', async () => {
  const { head, body } = await say(
    `GET /healthz HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
  );
  expect([head.split('\r\n')[0], body]).toEqual(['HTTP/1.1 431 Request Header Fields Too Large', WORDS]);
  expect(head).toMatch(/\r\nDate: \w{3}, /);
});

test('what is no HTTP is refused in the envelope, and the line is closed', async () => {
  const { head, body } = await say('EHLO baize\r\n\r\n');
  expect([head.split('\r\n')[0], body]).toEqual(['HTTP/1.1 400 Bad Request', WORDS]);
});

test('whoever goes on talking after a refusal still hears all of it', async () => {
  const { hostname, port } = new URL(sandbox.url);
  const line = connect({ host: hostname, port: Number(port) });
  await once(line, 'connect');
  line.write(`GET /${'x'.repeat(70_000)}`);
  await once(line, 'readable');
  for (let more = 0; more < 20; more += 1) await new Promise((sent) => line.write('x'.repeat(70_000), sent));
  expect((await text(line)).split('\r\n')[0]).toBe('HTTP/1.1 431 Request Header Fields Too Large');
});
