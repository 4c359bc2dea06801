import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { Badge } from '@baize/ui/badge';
import { PromoArt } from '../art/promo/promo-art.tsx';
import * as styles from './bonus-strip.css.ts';
import { useBonusLabels } from './use-bonus-labels.ts';

/** The band of art on top of a bonus's card, with its kind. */
export function BonusStrip({ bonus }: { bonus: BonusLabel }) {
  const words = useBonusLabels();
  return (
    <div className={styles.strip}>
      <PromoArt type={bonus.type} seed={bonus.name} className={styles.art} />
      <Badge tone="picture" className={styles.badge}>
        {words.type(bonus.type)}
      </Badge>
    </div>
  );
}
