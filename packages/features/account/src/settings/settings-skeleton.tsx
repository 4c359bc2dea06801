import { Skeleton } from '@baize/ui/skeleton';
import type { ReactNode } from 'react';
import { skeleton } from './settings.css.ts';
import { SettingsCard } from './settings-card.tsx';

/** What players decide about their account, beside the password and the log-ins. */
export type SettingsPart = keyof typeof skeleton;

/** A matter that is being read: its heading and the place of a few rows. */
export function SettingsSkeleton({ title, part }: { title: ReactNode; part: SettingsPart }) {
  return (
    <SettingsCard title={title} isLoading>
      <div className={skeleton[part]}>
        {['80%', '60%', '70%'].map((width) => (
          <Skeleton key={width} width={width} height={24} />
        ))}
      </div>
    </SettingsCard>
  );
}
