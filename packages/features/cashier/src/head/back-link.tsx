import { useBackTarget, useGoBack } from '@baize/links/back-target';
import { linkClass } from '@baize/ui/link';
import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import * as styles from './cashier-head.css.ts';
import { NO_RETURN_PATHS } from '../no-return-paths.ts';

/** Back to where the player was before the cashier (NAV-09); nothing where that is nowhere. */
export function BackLink() {
  const target = useBackTarget(NO_RETURN_PATHS);
  return target === null ? null : <BackAnchor href={target} />;
}

function BackAnchor({ href }: { href: string }) {
  const { t } = useLingui();
  const goBack = useGoBack(href);
  return (
    <a href={href} className={`${linkClass} ${styles.back}`} onClick={goBack}>
      <ArrowLeft size={16} className={styles.arrow} aria-hidden />
      {t({ id: 'nav.back', message: 'Back to where you were' })}
    </a>
  );
}
