import { msg } from '@lingui/core/macro';

/** Nothing fits what was chosen or typed; apart from the other notices, because every list of games carries it. */
export const noGames = msg({ id: 'notice.no-games', message: 'No games found' });
