/** The cashier's own pages are no place to go back to, nor is a game that was left. */
export const NO_RETURN_PATHS = ['/deposit', '/withdraw', '/casino/games'] as const;
