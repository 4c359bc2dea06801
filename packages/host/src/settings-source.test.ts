import { createClient } from '@baize/api/client';
import { ApiFailure } from '@baize/api/failure';
import { spawn } from 'node:child_process';
import { afterEach, describe, expect, test } from 'vitest';
import { fakePlatform, jsonResponse } from './fake-platform.ts';
import { openSettingsSource, type SettingsSource } from './settings-source.ts';

const SETTINGS = '/api/core/casino/settings2';
const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function clientOf(baseUrl: string) {
  return createClient({
    baseUrl,
    locale: () => 'en',
    token: () => null,
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: () => undefined,
  });
}

async function open(answers: Parameters<typeof fakePlatform>[0], routeIds?: readonly string[]) {
  const platform = await fakePlatform(answers);
  closing.push(() => platform.close());
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  const waits: number[] = [];
  const source: Promise<SettingsSource> = openSettingsSource({
    everyMs: 60_000,
    client: clientOf(platform.url),
    log: { info: write, warn: write, error: write },
    wait: async (ms) => void waits.push(ms),
    theme: 'lulu',
    routeIds,
  });
  return { platform, lines, waits, source };
}

describe('settings at the start of a host', () => {
  test('a restarting platform is waited for, five times with growing pauses [SET-01]', async () => {
    let times = 0;
    const { source, waits } = await open({
      [SETTINGS]: (request, response) => {
        times += 1;
        if (times < 5) jsonResponse({ success: false, message: 'starting' }, 503)(request, response);
        else jsonResponse({ success: true, data: { brandName: 'Late' } })(request, response);
      },
    });
    const opened = await source;
    closing.push(() => opened.stop());
    expect(opened.current().settings.brandName).toBe('Late');
    expect(waits).toEqual([500, 1000, 2000, 4000]);
  });

  test.each([
    ['an error', jsonResponse({ success: false, message: 'no' }, 500)],
    ['no JSON object', jsonResponse('settings')],
    ['an envelope without settings', jsonResponse({ success: true, data: 'none' })],
    ['a list', jsonResponse([])],
    ['an envelope with a list', jsonResponse({ success: true, data: [] })],
  ])('five times %s is given up [SET-01]', async (_, answer) => {
    const { source, platform } = await open({ [SETTINGS]: answer });
    await expect(source).rejects.toBeInstanceOf(ApiFailure);
    expect(platform.requests).toHaveLength(5);
  });

  test('a failed refresh keeps the last good settings and says so [SET-01]', async () => {
    let broken = false;
    const { source, lines } = await open({
      [SETTINGS]: (request, response) =>
        jsonResponse(broken ? 'broken' : { success: true, data: { brandName: 'Good' } }, broken ? 500 : 200)(
          request,
          response,
        ),
    });
    const opened = await source;
    closing.push(() => opened.stop());
    broken = true;
    await opened.refresh();
    expect(opened.current().settings.brandName).toBe('Good');
    expect(opened.current().version).toBe(1);
    expect(lines.join()).toContain('could not be refreshed');
  });

  test('changed settings reach the next page as a new version [SET-01]', async () => {
    let brandName = 'One';
    const { source } = await open({
      [SETTINGS]: (request, response) =>
        jsonResponse({ success: true, data: { brandName } })(request, response),
    });
    const opened = await source;
    closing.push(() => opened.stop());
    brandName = 'Two';
    await opened.refresh();
    expect(opened.current()).toMatchObject({ version: 2, publicSettings: { brandName: 'Two' } });
  });

  test('without settings the process ends with code 911, which a shell shows as 143 [SET-01]', async () => {
    const code = await exitOf('http://127.0.0.1:9');
    expect(code.status).toBe(143);
    expect(code.output).toContain('code=911');
  }, 30_000);
});

async function exitOf(platformUrl: string): Promise<{ status: number | null; output: string }> {
  const start = new URL('./start.ts', import.meta.url).href;
  const program = `import { startHost } from ${JSON.stringify(start)};
    await startHost({ brand: 'test', folder: '.', port: 0, pages: { built: true, sheet: '', sheets: {}, code: { routeFiles: {}, playerFiles: {} }, render: async () => new Response(''), serveFiles: async () => undefined } });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PLATFORM_URL: platformUrl, PATH: process.env['PATH'] },
  });
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const status = await new Promise<number | null>((done) => child.on('close', done));
  return { status, output };
}

describe('the theme', () => {
  const themed = async (settings: Record<string, unknown>) => {
    const { source, lines } = await open({ [SETTINGS]: jsonResponse({ success: true, data: settings }) });
    const opened = await source;
    closing.push(() => opened.stop());
    await opened.refresh();
    return lines.filter((line) => line.includes('asks for'));
  };

  test('that the settings ask for in vain is said once, and the app keeps its own [SET-06]', async () => {
    expect(await themed({ theme: 'midnight' })).toEqual([
      'setting theme asks for "midnight", the app ships and keeps "lulu"',
    ]);
  });

  test('of the app itself, or none at all, is nothing to say [SET-06]', async () => {
    expect(await themed({ theme: 'lulu' })).toEqual([]);
    expect(await themed({ brandName: 'Lulu' })).toEqual([]);
  });
});

test('a page that the brand’s route map leaves out is gone, though the settings name it [NAV-01]', async () => {
  const pageKeys = ['root', 'casino', 'tournaments', 'cashback'];
  const { source } = await open({ [SETTINGS]: jsonResponse({ success: true, data: { pageKeys } }) }, [
    'root',
    'home',
    '/casino',
    '/cashback',
    '*',
  ]);
  const opened = await source;
  closing.push(() => opened.stop());
  expect(opened.current().publicSettings.pageKeys).toEqual(['root', 'casino', 'cashback']);
  await opened.refresh();
  expect(opened.current()).toMatchObject({
    version: 1,
    settings: { pageKeys: ['root', 'casino', 'cashback'] },
  });
});

test('page addresses that are refused are said once, each with its page and why, and the others stand [NAV-02]', async () => {
  const pageUrlSetup = [
    { key: 'cashback', href: 'javascript:open("?token=secret")' },
    { key: 'promotions', href: '/offers' },
    { key: 'casino', href: '//elsewhere.example' },
  ];
  const { source, lines } = await open({
    [SETTINGS]: jsonResponse({ success: true, data: { pageUrlSetup } }),
  });
  const opened = await source;
  closing.push(() => opened.stop());
  await opened.refresh();
  expect(opened.current().publicSettings.pageUrlSetup).toEqual([
    { key: 'promotions', href: '/offers', shallow: false },
  ]);
  expect(lines.filter((line) => line.includes('pageUrlSetup'))).toEqual([
    'setting pageUrlSetup is used without its rows that cannot be read or are refused: ' +
      'cashback (scheme javascript:), casino (another host without a scheme)',
  ]);
});
