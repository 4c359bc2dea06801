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
} from '@baize/api/calls/lobby';
import { ownAddress } from '../http/own-address.ts';
import { notFound } from '../http/refusal.ts';
import { registerCall, sessionOf, type Calls } from '../http/register-call.ts';
import { keepFavorite, listFavorites, dropFavorite } from '../lobby/favorites.ts';
import { relatedGames, textsOf } from '../lobby/game-details.ts';
import { providersOf, topCategories } from '../lobby/lobby-lists.ts';
import { lettered, thumbOf } from '../lobby/picture-address.ts';
import { queryGames } from '../lobby/query-games.ts';
import { latestWins } from '../play/latest-wins.ts';
import { openGame } from '../play/open-game.ts';

const RELATED = 12;

/** The lobby and its games. */
export function registerLobby(calls: Calls): void {
  const { app, platform } = calls;
  const { clock, database, lobby } = platform;

  registerCall(calls, getFullCategoryList, async ({ asked: { query }, caller }) => ({
    data: { topCategoryList: topCategories(lobby.catalogue(), { locale: query.locale ?? caller.locale }) },
  }));

  registerCall(calls, getGames, async ({ asked: { query }, caller }) => {
    const { count, rows } = queryGames(lobby.catalogue(), query);
    return { data: { games: { count, rows: rows.map((row) => lettered(row, caller.brand)) } } };
  });

  registerCall(calls, getGame, async ({ asked: { params }, caller: { brand, locale } }) => {
    const catalogue = lobby.catalogue();
    const game = catalogue.bySlug.get(params.slug);
    if (!game) throw notFound('GAME NOT FOUND');
    const related = relatedGames(catalogue, { slug: params.slug, limit: RELATED });
    return {
      data: {
        game: { ...lettered(game.row, brand), ...textsOf(game, locale) },
        related: related.map((row) => lettered(row, brand)),
      },
    };
  });

  registerCall(calls, getProviders, async () => ({
    data: { providers: providersOf(lobby.catalogue()) },
  }));

  registerCall(calls, getLatestWins, async ({ asked: { query } }) => {
    const asking = { catalogue: lobby.catalogue(), now: clock.now(), limit: query.limit, pictureOf: thumbOf };
    return { data: { wins: await latestWins(database, asking) } };
  });

  registerCall(calls, getFavorites, async ({ signedIn, caller }) => {
    const { player } = sessionOf(signedIn);
    const kept = await listFavorites(database, { playerId: player.id, catalogue: lobby.catalogue() });
    const rows = kept.map((row) => lettered(row, caller.brand));
    return { data: { favorites: { count: rows.length, rows } } };
  });

  const gameOf = (gameId: string) => {
    const game = lobby.catalogue().byId.get(gameId);
    if (!game) throw notFound('GAME NOT FOUND');
    return game.row.slug;
  };

  registerCall(calls, addFavorite, async ({ asked: { body }, signedIn }) => {
    const { player } = sessionOf(signedIn);
    const gameSlug = gameOf(body.gameId);
    await keepFavorite(database, { playerId: player.id, gameSlug, at: new Date(clock.now()) });
    return { data: {} };
  });

  registerCall(calls, removeFavorite, async ({ asked: { query }, signedIn }) => {
    const { player } = sessionOf(signedIn);
    await dropFavorite(database, { playerId: player.id, gameSlug: gameOf(query.gameId) });
    return { data: {} };
  });

  registerCall(calls, launchGame, async ({ asked: { body }, signedIn, caller }) => {
    const { slug, mode } = body;
    const opened = await openGame(platform, { slug, mode, signedIn, caller });
    return { data: { ...opened, url: `${ownAddress(app)}${opened.url}` } };
  });
}
