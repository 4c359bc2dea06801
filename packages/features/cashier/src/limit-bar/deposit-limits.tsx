import { LimitBars } from './limit-bars.tsx';
import { LimitPromptCard } from './limit-prompt-card.tsx';
import type { DepositLimit, LimitPrompt } from './use-deposit-limits.ts';

interface DepositLimitsProps {
  limits: readonly DepositLimit[];
  /** Null once the payment is sent. */
  prompt: LimitPrompt | null;
  told: 'all' | 'left';
}

/** What is left of the player's limits, or the question for one before the first deposit. */
export function DepositLimits({ limits, prompt, told }: DepositLimitsProps) {
  return (
    <>
      <LimitBars limits={limits} />
      {prompt?.isShown ? <LimitPromptCard prompt={prompt} told={told} /> : null}
    </>
  );
}
