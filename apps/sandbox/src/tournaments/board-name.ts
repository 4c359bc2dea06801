/** The name a player stands on a board by: the nickname, else no more of the first name than its letter (PRF-01). */
export function getBoardName({ nickname, firstName }: { nickname: string; firstName: string }): string {
  return nickname || `${Array.from(firstName)[0] ?? ''}…`;
}
