import { getTournaments, type Tournament } from '@baize/api/endpoints/rewards';
import type { ServerData } from '@baize/page';

/** A page that the browser can fill by itself does not wait longer for the platform. */
const TIMEOUT_MS = 2_000;

/** The tournaments as anybody sees them, without their boards; null when the platform does not say so soon. */
export async function fetchTournaments(
  server: Pick<ServerData, 'api'> | null,
): Promise<readonly Tournament[] | null> {
  if (!server) return null;
  try {
    const { tournaments } = await server.api.send(
      getTournaments,
      { query: {} },
      { signal: AbortSignal.timeout(TIMEOUT_MS) },
    );
    return tournaments.rows.map((row) => ({ ...row, board: row.board.slice(0, 1), own: null }));
  } catch {
    return null;
  }
}
