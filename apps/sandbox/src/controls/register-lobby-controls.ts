import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { readInput } from '../http/read-input.ts';
import type { Platform } from '../platform.ts';

const sizeSchema = v.object({ size: v.picklist(['usual', 'huge']) });

/** How many games the lobby offers: 640, or 5,000 to see how lists behave then. */
export function registerLobbyControls(app: FastifyInstance, { lobby }: Pick<Platform, 'lobby'>): void {
  const state = () => ({ size: lobby.size(), games: lobby.catalogue().games.length });

  app.get('/sandbox/lobby', state);

  app.put('/sandbox/lobby', async ({ body }) => {
    lobby.resize(readInput(sizeSchema, body).size);
    return state();
  });
}
