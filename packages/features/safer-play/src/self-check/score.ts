/** What a number of points means, in the words of the document. */
export interface Verdict {
  from: number;
  text: string;
}

/** The verdict for answers of 0 to 3 points each; null until every question has one. */
export function getVerdict(ask: {
  answers: readonly (number | null)[];
  verdicts: readonly Verdict[];
}): { points: number; words: string } | null {
  const given = ask.answers.filter((answer) => answer !== null);
  if (given.length < ask.answers.length || given.length === 0) return null;
  const points = given.reduce((sum, answer) => sum + answer, 0);
  const reached = ask.verdicts.filter(({ from }) => from <= points);
  const highest = reached.toSorted((one, other) => other.from - one.from)[0];
  return { points, words: highest?.text ?? '' };
}
