import { Card } from '@baize/ui/card';
import { Progress } from '@baize/ui/progress';
import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import * as css from './limits.css.ts';

interface LimitCardProps {
  icon: LucideIcon;
  name: string;
  kind: string;
  /** What is left, or that there is no limit. */
  remaining: ReactNode;
  /** Used and of; absent without a limit. */
  bar?: { value: number; used: ReactNode; whole: ReactNode; text: string } | undefined;
  children?: ReactNode;
  footer: ReactNode;
}

/** One limit: what is left first, then how it came to that, then what can be done. */
export function LimitCard({ icon: Icon, name, kind, remaining, bar, children, footer }: LimitCardProps) {
  const id = useId();
  return (
    <Card as="section" className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <span className={css.mark} aria-hidden>
          <Icon size={22} />
        </span>
        <div>
          <h2 id={id} className={css.name}>
            {name}
          </h2>
          <p className={css.kind}>{kind}</p>
        </div>
      </div>
      <p className={css.status}>{remaining}</p>
      {bar ? (
        <div className={css.bar}>
          <Progress kind="limit" size="large" label={name} valueText={bar.text} value={bar.value} />
          <p className={css.figures}>
            <span>{bar.used}</span>
            <span className={css.fullWidth}>{bar.whole}</span>
          </p>
        </div>
      ) : null}
      <div className={css.facts}>{children}</div>
      <div className={css.foot}>{footer}</div>
    </Card>
  );
}
