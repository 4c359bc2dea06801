import { useBackTarget, useGoBack } from '@baize/shell/back-target';
import { linkClass } from '@baize/ui/link';
import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import * as styles from './deposit.css.ts';

/** The cashier's own pages are no place to go back to, nor is a game that was left. */
export const NOWHERE = ['/deposit', '/withdraw', '/casino/games'] as const;

/** Back to where the player was before the cashier (NAV-09); nothing where that is nowhere. */
export function BackLine() {
  const target = useBackTarget(NOWHERE);
  return target === null ? null : <BackTo href={target} />;
}

function BackTo({ href }: { href: string }) {
  const { t } = useLingui();
  const goBack = useGoBack(href);
  return (
    <a href={href} className={`${linkClass} ${styles.back}`} onClick={goBack}>
      <ArrowLeft size={16} className={styles.arrow} aria-hidden />
      {t({ id: 'nav.back', message: 'Back to where you were' })}
    </a>
  );
}
