import { expect, onTestFinished, test, vi } from 'vitest';
import { createProcessGroup, type ProcessGroup } from './process-group.ts';

const STAYS = "console.log('up'); setInterval(() => {}, 1000);";

function open(): { children: ProcessGroup; lines: string[] } {
  const lines: string[] = [];
  const children = createProcessGroup((line) => lines.push(line));
  onTestFinished(() => children.stop());
  return { children, lines };
}

function run(children: ProcessGroup, name: string, code: string): void {
  children.start({
    name,
    command: process.execPath,
    args: ['-e', code],
    cwd: process.cwd(),
    env: process.env,
  });
}

test('each line a server prints carries its name', async () => {
  const { children, lines } = open();
  run(children, 'sandbox', "console.log('one\\ntwo'); console.error('three'); setInterval(() => {}, 1000);");
  await vi.waitFor(() => expect(lines).toHaveLength(3), 5_000);
  expect(lines.toSorted()).toEqual(['sandbox | one', 'sandbox | three', 'sandbox | two']);
});

test('a server that ends by itself is reported with how it ended', async () => {
  const { children } = open();
  run(children, 'stays', STAYS);
  run(children, 'falls', 'process.exit(3)');
  expect(await children.firstExit).toEqual({ name: 'falls', reason: 'code 3' });
});

test('a command that does not exist is an ending too', async () => {
  const { children } = open();
  children.start({
    name: 'none',
    command: './no-such-command',
    args: [],
    cwd: process.cwd(),
    env: process.env,
  });
  expect(await children.firstExit).toEqual({ name: 'none', reason: expect.stringContaining('ENOENT') });
});

test('stopping ends them all, each after its own farewell', async () => {
  const { children, lines } = open();
  run(children, 'polite', `process.on('SIGTERM', () => { console.log('bye'); process.exit(0); }); ${STAYS}`);
  run(children, 'plain', STAYS);
  await vi.waitFor(() => expect(lines).toHaveLength(2), 5_000);
  await children.stop();
  expect(lines).toContain('polite  | bye');
});
