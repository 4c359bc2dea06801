import { Skeleton } from '@baize/ui/skeleton';
import type { ReactNode } from 'react';
import { SettingsCard } from './settings-card.tsx';

/** A matter that is being read: its heading and the place of a few rows. */
export function SettingsSkeleton({ title }: { title: ReactNode }) {
  return (
    <SettingsCard title={title} isLoading>
      {['80%', '60%', '70%'].map((width) => (
        <Skeleton key={width} width={width} height={24} />
      ))}
    </SettingsCard>
  );
}
