import {
  addFavorite,
  getFavorites,
  getFullCategoryList,
  getGame,
  getGames,
  getLatestWins,
  getProviders,
  launchGame,
  removeFavorite,
} from '@baize/api/endpoints/lobby';
import { getServerUrl } from '../http/server-url.ts';
import { notFoundError } from '../errors/http-error.ts';
import { registerEndpoint, requireSession, type EndpointContext } from '../http/register-endpoint.ts';
import { addFavoriteRow, listFavorites, removeFavoriteRow } from '../lobby/favorites.ts';
import { listRelatedGames, getGameTexts } from '../lobby/game-details.ts';
import { listProviders, listTopCategories } from '../lobby/lobby-lists.ts';
import { withBrandLettering, getThumbUrl } from '../lobby/image-url.ts';
import { queryGames } from '../lobby/query-games.ts';
import { listLatestWins } from '../play/latest-wins.ts';
import { openGame } from '../play/open-game.ts';

const RELATED = 12;

/** The lobby and its games. */
export function registerLobbyEndpoints(calls: EndpointContext): void {
  const { app, platform } = calls;
  const { clock, database, lobby } = platform;

  registerEndpoint(calls, getFullCategoryList, async ({ input: { query }, client }) => ({
    data: {
      topCategoryList: listTopCategories(lobby.catalogue(), { locale: query.locale ?? client.locale }),
    },
  }));

  registerEndpoint(calls, getGames, async ({ input: { query }, client }) => {
    const { count, rows } = queryGames(lobby.catalogue(), query);
    return { data: { games: { count, rows: rows.map((row) => withBrandLettering(row, client.brand)) } } };
  });

  registerEndpoint(calls, getGame, async ({ input: { params }, client: { brand, locale } }) => {
    const catalogue = lobby.catalogue();
    const game = catalogue.bySlug.get(params.slug);
    if (!game) throw notFoundError('GAME NOT FOUND');
    const related = listRelatedGames(catalogue, { slug: params.slug, limit: RELATED });
    return {
      data: {
        game: { ...withBrandLettering(game.row, brand), ...getGameTexts(game, locale) },
        related: related.map((row) => withBrandLettering(row, brand)),
      },
    };
  });

  registerEndpoint(calls, getProviders, async () => ({
    data: { providers: listProviders(lobby.catalogue()) },
  }));

  registerEndpoint(calls, getLatestWins, async ({ input: { query } }) => {
    const asking = {
      catalogue: lobby.catalogue(),
      now: clock.now(),
      limit: query.limit,
      pictureOf: getThumbUrl,
    };
    return { data: { wins: await listLatestWins(database, asking) } };
  });

  registerEndpoint(calls, getFavorites, async ({ signedIn, client }) => {
    const { player } = requireSession(signedIn);
    const kept = await listFavorites(database, { playerId: player.id, catalogue: lobby.catalogue() });
    const rows = kept.map((row) => withBrandLettering(row, client.brand));
    return { data: { favorites: { count: rows.length, rows } } };
  });

  const gameOf = (gameId: string) => {
    const game = lobby.catalogue().byId.get(gameId);
    if (!game) throw notFoundError('GAME NOT FOUND');
    return game.row.slug;
  };

  registerEndpoint(calls, addFavorite, async ({ input: { body }, signedIn }) => {
    const { player } = requireSession(signedIn);
    const gameSlug = gameOf(body.gameId);
    await addFavoriteRow(database, { playerId: player.id, gameSlug, at: new Date(clock.now()) });
    return { data: {} };
  });

  registerEndpoint(calls, removeFavorite, async ({ input: { query }, signedIn }) => {
    const { player } = requireSession(signedIn);
    await removeFavoriteRow(database, { playerId: player.id, gameSlug: gameOf(query.gameId) });
    return { data: {} };
  });

  registerEndpoint(calls, launchGame, async ({ input: { body }, signedIn, client }) => {
    const { slug, mode } = body;
    const opened = await openGame(platform, { slug, mode, signedIn, caller: client });
    return { data: { ...opened, url: `${getServerUrl(app)}${opened.url}` } };
  });
}
