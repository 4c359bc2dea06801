import { SectionLoadError } from '@baize/page/section-errors';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { useSession } from '@baize/player/session';
import type { ReactNode } from 'react';
import { SettingsCard } from './settings-card.tsx';
import { SettingsSkeleton, type SettingsPart } from './settings-skeleton.tsx';

interface SettingsSectionProps {
  title: ReactNode;
  part: SettingsPart;
  children: ReactNode;
}

/** A matter of the account's settings that only a player has; nothing for visitors. */
export function SettingsSection({ title, part, children }: SettingsSectionProps) {
  if (useSession().phase === 'signed-out') return null;
  return (
    <PlayerBoundary
      fallback={<SettingsSkeleton title={title} part={part} />}
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
