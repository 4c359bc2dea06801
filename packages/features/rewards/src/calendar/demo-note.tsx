import { Badge } from '@baize/ui/badge';
import { Trans } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import * as styles from './calendar-view.css.ts';

/** Says beside every demo that its amounts are nobody's. */
export function DemoNote() {
  return (
    <p className={styles.demo}>
      <DemoBadge />
      <Trans id="rakeback.demo.amounts">Example amounts</Trans>
    </p>
  );
}

export function DemoBadge() {
  return (
    <Badge tone="secondary" icon={<FlaskConical size={13} aria-hidden />}>
      <Trans id="rakeback.demo">Demo</Trans>
    </Badge>
  );
}
