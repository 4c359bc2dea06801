export { MoneyStory, type MoneyStoryProps } from './money-story.tsx';
export { SpinsGo } from './spins-go.tsx';
export type { MoneyStyle } from './money-style.ts';
export { useKnownMoney, type KnownMoney } from './use-known-money.ts';
