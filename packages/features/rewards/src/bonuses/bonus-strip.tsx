import type { BonusLabel } from '@baize/api/calls/rewards';
import { Badge } from '@baize/ui/badge';
import { PromoArt } from '../art/promo/promo-art.tsx';
import * as styles from './bonus-strip.css.ts';
import { useBonusWords } from './use-bonus-words.ts';

/** The band of art on top of a bonus's card, with its kind. */
export function BonusStrip({ bonus }: { bonus: BonusLabel }) {
  const words = useBonusWords();
  return (
    <div className={styles.strip}>
      <PromoArt type={bonus.type} seed={bonus.name} className={styles.art} />
      <Badge tone="picture" className={styles.badge}>
        {words.type(bonus.type)}
      </Badge>
    </div>
  );
}
