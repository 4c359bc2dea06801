import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { categoryArt, gameArt, providerArt } from '../art/art.ts';
import { notFoundError } from '../errors/http-error.ts';
import { readInput } from '../http/read-input.ts';
import type { Platform } from '../platform.ts';
import { ART_VERSION } from './art-version.ts';
import { CATEGORIES } from './categories.ts';
import { STUDIOS } from './studios.ts';

const BASE = '/api/core/casino/assets';
const MAX_CACHED = 2_000;
const CACHE_ONE_DAY = 'public, max-age=86400';
const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const gameQuery = v.object({
  /** The letters of the title, as a brand sets its own. */
  face: v.optional(v.picklist(['grotesque', 'soft-serif'])),
  /** `thumb` is square and without letters. */
  shape: v.optional(v.picklist(['thumb'])),
  /** Which drawing it is; an address that names today's may be kept for ever. */
  v: v.optional(v.pipe(v.string(), v.maxLength(40))),
});
const providerQuery = v.object({ ground: v.optional(v.picklist(['plate', 'on-dark', 'on-light'])) });

/** Serves the lobby's drawings: a picture for every game, studio and category, always the same bytes. */
export function registerAssets(app: FastifyInstance, { lobby }: Pick<Platform, 'lobby'>): void {
  const kept = new Map<string, { svg: string; tag: string }>();

  function drawn(key: string, draw: () => string | null): { svg: string; tag: string } {
    const known = kept.get(key);
    if (known) return known;
    const svg = draw();
    if (svg === null) throw notFoundError();
    const picture = { svg, tag: `"${createHash('sha256').update(svg).digest('hex').slice(0, 20)}"` };
    kept.set(key, picture);
    const [oldest] = kept.keys();
    if (kept.size > MAX_CACHED && oldest !== undefined) kept.delete(oldest);
    return picture;
  }

  const gamePicture = (slug: string, query: unknown) => {
    const { face = 'grotesque', shape } = readInput(gameQuery, query);
    return drawn(`games ${slug} ${face} ${shape ?? ''}`, () => {
      const game = lobby.catalogue().bySlug.get(slug);
      return game ? gameArt({ ...game.art, face, ...(shape ? { shape } : {}) }) : null;
    });
  };
  const providerPicture = (slug: string, query: unknown) => {
    const { ground = 'plate' } = readInput(providerQuery, query);
    return drawn(`providers ${slug} ${ground}`, () => {
      const studio = STUDIOS.find((one) => one.slug === slug);
      return studio ? providerArt({ ...studio, ground }) : null;
    });
  };
  const categoryPicture = (slug: string) =>
    drawn(`categories ${slug}`, () => {
      const category = CATEGORIES.find((one) => one.slug === slug);
      return category ? categoryArt(category) : null;
    });
  const PICTURES = {
    games: gamePicture,
    providers: providerPicture,
    categories: categoryPicture,
  };

  const isOfToday = (query: unknown) => Reflect.get(Object(query), 'v') === ART_VERSION;

  for (const [kind, picture] of Object.entries(PICTURES)) {
    app.get<{ Params: { file: string } }>(`${BASE}/${kind}/:file`, async (request, reply) => {
      const slug = /^([a-z0-9-]{1,120})\.svg$/.exec(request.params.file)?.[1];
      if (slug === undefined) throw notFoundError();
      const { svg, tag } = picture(slug, request.query);
      reply
        .header('cache-control', isOfToday(request.query) ? CACHE_IMMUTABLE : CACHE_ONE_DAY)
        .header('etag', tag)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', POLICY);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type('image/svg+xml; charset=utf-8').send(svg);
    });
  }
}
