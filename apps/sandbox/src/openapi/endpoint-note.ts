/** How a call may say no beside what every call may: status, code where there is one, and when. */
export type ErrorNote = readonly [status: 404 | 409 | 422 | 429, code: string | null, when: string];

/** What a call's definition cannot say: what it is for, and what it refuses. */
export type EndpointNote = { summary: string; errors?: readonly ErrorNote[] };

export const EXCLUSION_ERRORS = [
  [422, 'SELF_EXCLUDED', 'The player has excluded themselves'],
  [422, 'ACCOUNT_FROZEN', 'The player’s account is frozen'],
] as const satisfies readonly ErrorNote[];

/** One refusal for each code of a table of the domain. */
export function toErrorNotes(codes: object, when: string): readonly ErrorNote[] {
  return Object.keys(codes).map((code) => [422, code, when] as const);
}
