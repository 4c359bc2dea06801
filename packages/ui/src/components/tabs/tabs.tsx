import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { OverlayProvider } from '../environment/overlay-provider.tsx';
import * as styles from './tabs.css.ts';

export type Tab<Value extends string> = {
  value: Value;
  label: string;
  /** A figure at the label ("History 2"). */
  count?: number | string | undefined;
  panel: ReactNode;
};

export type TabsProps<Value extends string> = {
  /** What the tabs part ("Cashier"). */
  label: string;
  value: Value;
  onValueChange(value: Value): void;
  tabs: readonly Tab<Value>[];
};

/** Parts of one place, one shown at a time; arrow keys move, Home and End jump. */
export function Tabs<Value extends string>({ label, value, onValueChange, tabs }: TabsProps<Value>) {
  return (
    <OverlayProvider>
      <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)}>
        <Base.List aria-label={label} className={styles.list} activateOnFocus>
          {tabs.map((tab) => (
            <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
              {tab.label}
              {tab.count === undefined ? null : <Badge>{tab.count}</Badge>}
            </Base.Tab>
          ))}
        </Base.List>
        {tabs.map((tab) => (
          <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
            {tab.panel}
          </Base.Panel>
        ))}
      </Base.Root>
    </OverlayProvider>
  );
}
