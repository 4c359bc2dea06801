import { useOnline } from '@baize/page/online';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { OfflineNote } from './offline-note.tsx';
import * as styles from './withdraw-bar.css.ts';

interface WithdrawBarProps {
  /** What the chosen method takes; null for nothing. */
  terms: string | null;
  shape: 'page' | 'dialog';
}

/** The way to the review, always in sight: at the foot of the screen, and in the summary where there is room (look §9). */
export function WithdrawBar({ terms, shape }: WithdrawBarProps) {
  const online = useOnline();
  return (
    <div className={styles.bar[shape]} data-frame-foot="">
      {terms === null ? null : <p className={styles.terms[shape]}>{terms}</p>}
      <Button type="submit" size="large" className={styles.button} disabled={!online}>
        <Trans id="withdraw.review.open">Review withdrawal</Trans>
      </Button>
      <OfflineNote />
    </div>
  );
}
