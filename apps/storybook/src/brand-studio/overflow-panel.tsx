import { Alert } from '@baize/ui/alert';
import { Card } from '@baize/ui/card';
import * as styles from './brand-studio.css.ts';

/** Texts that a box cuts or that stand off the page, by the width of the preview. */
export function OverflowPanel({ cut }: { cut: Readonly<Record<string, readonly string[]>> }) {
  const all = Object.entries(cut).filter(([, texts]) => texts.length > 0);
  return (
    <Card as="section" className={styles.panel} aria-label="Overflow">
      <h2 className={styles.heading}>Overflow</h2>
      <p role="status">{all.length === 0 ? 'No text is cut.' : 'Some text is cut.'}</p>
      {all.map(([name, texts]) => (
        <Alert key={name} tone="warning">
          {name}: {texts.map((text) => `“${text}”`).join(', ')}
        </Alert>
      ))}
    </Card>
  );
}
