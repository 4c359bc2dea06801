import { Badge } from '@baize/ui/badge';
import { Card } from '@baize/ui/card';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import * as css from './two-step.css.ts';

interface TwoStepCardProps {
  /** Null while nobody knows. */
  isOn?: boolean | null;
  isLoading?: boolean;
  children: ReactNode;
}

/** The sheet of two-step log-in, with whether it is on. */
export function TwoStepCard({ isOn = null, isLoading = false, children }: TwoStepCardProps) {
  const heading = useId();
  return (
    <Card as="section" className={css.card} aria-labelledby={heading} aria-busy={isLoading || undefined}>
      <div className={css.head}>
        <h2 id={heading} className={css.title}>
          <Trans id="two-step.title">Two-step log-in</Trans>
        </h2>
        {isOn === null ? null : isOn ? (
          <Badge tone="success" icon={<Check />}>
            <Trans id="two-step.on">On</Trans>
          </Badge>
        ) : (
          <Badge>
            <Trans id="two-step.off">Off</Trans>
          </Badge>
        )}
      </div>
      {children}
    </Card>
  );
}
