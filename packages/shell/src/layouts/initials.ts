interface Named {
  firstName: string | null;
  lastName: string | null;
  nickname: string | null;
  email: string | null;
}

/** What stands in the avatar: the letters of the name, else the first of the nickname or address. */
export function initials({ firstName, lastName, nickname, email }: Named): string {
  const named = first(firstName) + first(lastName);
  return named === '' ? first(nickname) || first(email) : named;
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter as a reader sees it, accents included. */
function first(word: string | null): string {
  const [letter] = letters.segment(word?.trim() ?? '');
  return letter?.segment.toLocaleUpperCase() ?? '';
}
