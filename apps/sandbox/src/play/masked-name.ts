/** How many letters a name needs before two of its first and its last are told. */
const LONG = 5;

/** What strangers may read of a player's name: `ma•••l`, of a short one the first letter alone. */
export function maskName(name: string): string {
  const letters = Array.from(name.trim());
  const [first = '', second = ''] = letters;
  return letters.length < LONG ? `${first}•••` : `${first}${second}•••${letters.at(-1) ?? ''}`;
}
