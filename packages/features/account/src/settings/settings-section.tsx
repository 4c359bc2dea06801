import { PlayerBoundary } from '@baize/shell/player-boundary';
import { SectionLoadError } from '@baize/shell/section-load-error';
import { useSession } from '@baize/shell/session';
import type { ReactNode } from 'react';
import { SettingsCard } from './settings-card.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';

/** A matter of the account's settings that only a player has; nothing for visitors. */
export function SettingsSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  if (useSession().phase === 'signed-out') return null;
  return (
    <PlayerBoundary
      fallback={<SettingsSkeleton title={title} />}
      errorFallback={
        <SettingsCard title={title}>
          <SectionLoadError />
        </SettingsCard>
      }
    >
      {children}
    </PlayerBoundary>
  );
}
