import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { readInput } from '../http/read-input.ts';
import type { Platform } from '../platform.ts';
import { BRANDS } from '../settings/brand-settings.ts';
import { getBrandSite } from '../settings/brand-site.ts';

const PROBE_TIMEOUT_MS = 2_000;

const brandSchema = v.object({ brand: v.picklist(BRANDS) });
const settingsSchema = v.object({
  ...brandSchema.entries,
  override: v.nullable(v.record(v.string(), v.unknown())),
});
const localesSchema = v.object({
  ...brandSchema.entries,
  locale: v.string(),
  texts: v.nullable(v.record(v.string(), v.string())),
});

/** What the brands say of themselves, what a tester lays over it, and whether their pages are there. */
export function registerBrandControls(app: FastifyInstance, { settings }: Pick<Platform, 'settings'>): void {
  app.get('/sandbox/settings', ({ query }) => {
    const { brand } = readInput(brandSchema, query);
    return { brand, settings: settings.settings(brand), override: settings.overrides()[brand] ?? {} };
  });

  app.put('/sandbox/settings', async ({ body }) => {
    const { brand, override } = readInput(settingsSchema, body);
    settings.override(brand, override);
    return settings.settings(brand);
  });

  app.put('/sandbox/locales', async ({ body }) => {
    const { brand, locale, texts } = readInput(localesSchema, body);
    settings.overrideTexts(brand, locale, texts);
    return settings.texts(brand, locale);
  });

  app.get('/sandbox/brands/:brand', async ({ params }) => {
    const site = getBrandSite(settings.settings(readInput(brandSchema, params).brand));
    return { site, answers: site !== null && (await isReachableSite(site)) };
  });
}

async function isReachableSite(site: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    const { body } = await fetch(site, { method: 'HEAD', redirect: 'manual', signal });
    await body?.cancel();
    return true;
  } catch {
    return false;
  }
}
