/** The mean of what `rounds` rounds return per unit staked, and how often they return anything. */
export function meanReturn(
  rounds: number,
  playOne: () => { staked: number; win: number },
): { mean: number; hits: number } {
  let [returned, hits] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const { staked, win } = playOne();
    returned += 1 + win - staked;
    if (win > 0) hits += 1;
  }
  return { mean: returned / rounds, hits: hits / rounds };
}
