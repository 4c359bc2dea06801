import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as css from '../dialog/dialog.css.ts';

/** What an exclusion and a break mean alike; each adds how it ends. */
export function ExclusionEffects({ children }: { children: ReactNode }) {
  return (
    <ul className={css.list}>
      <li>
        <Trans id="exclusion.means.at-once">It begins at once. You are signed out everywhere.</Trans>
      </li>
      <li>
        <Trans id="exclusion.means.off">Playing, deposits, bonuses and claims are off.</Trans>
      </li>
      <li>
        <Trans id="exclusion.means.withdraw">You can log in again to withdraw your money.</Trans>
      </li>
      {children}
    </ul>
  );
}
