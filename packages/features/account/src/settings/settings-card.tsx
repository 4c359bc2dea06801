import { Card } from '@baize/ui/card';
import { useId, type ReactNode } from 'react';
import * as styles from './settings.css.ts';

interface SettingsCardProps {
  title: ReactNode;
  children: ReactNode;
  isLoading?: boolean;
}

/** One matter of the account's settings under its own heading. */
export function SettingsCard({ title, children, isLoading = false }: SettingsCardProps) {
  const heading = useId();
  return (
    <Card as="section" className={styles.card} aria-labelledby={heading} aria-busy={isLoading || undefined}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
