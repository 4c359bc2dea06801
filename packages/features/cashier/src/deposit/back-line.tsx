import { useBackTarget, useGoBack } from '@baize/shell/back-target';
import { linkClass } from '@baize/ui/link';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import * as styles from './deposit.css.ts';

/** The cashier's own pages are no place to go back to. */
export const CASHIER = ['/deposit', '/withdraw'] as const;

/** Back to where the player was before the cashier (NAV-09); nothing where that is nowhere. */
export function BackLine() {
  const target = useBackTarget(CASHIER);
  return target === null ? null : <BackTo href={target} />;
}

function BackTo({ href }: { href: string }) {
  const goBack = useGoBack(href);
  return (
    <a href={href} className={`${linkClass} ${styles.back}`} onClick={goBack}>
      <ArrowLeft size={16} aria-hidden />
      <Trans id="deposit.back">Back to where you were</Trans>
    </a>
  );
}
