import { ModalLink } from '@baize/links';
import { buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { title as cardTitle } from '../card/card-form.css.ts';
import * as styles from './limit-bar.css.ts';
import type { LimitPrompt } from './use-deposit-limits.ts';

interface LimitPromptCardProps {
  prompt: LimitPrompt;
  /** `all`: the player pressed without an answer. */
  told: 'all' | 'left';
}

/** A limit first, or a plain no: neither is suggested an amount, and the no is said by the player (markets.md "GB, limits"). */
export function LimitPromptCard({ prompt, told }: LimitPromptCardProps) {
  const { t } = useLingui();
  const title = useId();
  const isUnanswered = told === 'all' && prompt.isOpen;
  return (
    <Card as="section" className={styles.prompt} aria-labelledby={title}>
      <h2 id={title} className={cardTitle}>
        {prompt.isMandatory ? (
          <Trans id="deposit.limit.prompt.mandatory">Set a deposit limit first</Trans>
        ) : (
          <Trans id="deposit.limit.prompt.title">Decide on a deposit limit first</Trans>
        )}
      </h2>
      <p className={styles.name}>
        <Trans id="deposit.limit.prompt.text">It caps what you can pay in a day, a week or a month.</Trans>
      </p>
      <ModalLink modal="deposit-limit" className={buttonClass({ variant: 'secondary' })}>
        <Trans id="deposit.set-limit">Set a deposit limit</Trans>
      </ModalLink>
      {prompt.isMandatory ? (
        isUnanswered && (
          <p className={styles.name} role="alert">
            <Trans id="deposit.limit.prompt.needed">You can deposit once a limit is set.</Trans>
          </p>
        )
      ) : (
        <CheckboxField
          checked={prompt.isDeclined}
          onChange={({ currentTarget }) => prompt.decline(currentTarget.checked)}
          label={t({ id: 'deposit.limit.prompt.none', message: 'I do not want a deposit limit' })}
          error={
            isUnanswered
              ? t({ id: 'deposit.limit.prompt.open', message: 'Set a limit, or tick this box.' })
              : undefined
          }
        />
      )}
    </Card>
  );
}
